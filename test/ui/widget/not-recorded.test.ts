import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NOT_RECORDED, NOT_RECORDED_CLASSES } from "../../../src/ui/widget/not-recorded.ts";

const reference = readFileSync(new URL("../../../src/embed/README.md", import.meta.url), "utf8");

test("the reference lists every mark, and no others", () => {
  const [, table = ""] =
    /### Analytics and session recorders\n([\s\S]+?)\n\nThese need a setting/.exec(reference) ?? [];
  const listed = [...table.matchAll(/^\|[^|]+\|([^|]+)\|/gm)].flatMap(([, marks = ""]) =>
    [...marks.matchAll(/`([\w-]+)(?:="(\w+)")?`/g)].map(([, name, value]) => [name, value ?? ""]),
  );
  const classes = NOT_RECORDED_CLASSES.map((name) => [name, ""]);
  expect(listed.sort()).toEqual([...classes, ...Object.entries(NOT_RECORDED)].sort());
});
