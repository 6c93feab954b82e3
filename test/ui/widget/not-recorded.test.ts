import { expect, test } from "vitest";
import { NOT_RECORDED, NOT_RECORDED_CLASSES } from "../../../src/ui/widget/not-recorded.ts";
import { docPage } from "../../docs/doc-page.ts";

test("the documentation lists every mark, and no others", () => {
  const [, table = ""] =
    /\n([\s\S]+?)\n\nThese need a setting/.exec(docPage("session-recorders")) ?? [];
  const listed = [...table.matchAll(/^\|[^|]+\|([^|]+)\|/gm)].flatMap(([, marks = ""]) =>
    [...marks.matchAll(/`([\w-]+)(?:="(\w+)")?`/g)].map(([, name, value]) => [name, value ?? ""]),
  );
  const classes = NOT_RECORDED_CLASSES.map((name) => [name, ""]);
  expect(listed.sort()).toEqual([...classes, ...Object.entries(NOT_RECORDED)].sort());
});
