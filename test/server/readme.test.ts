import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { USAGE as CHECK_USAGE } from "../../src/check/check-options.ts";
import { RULES } from "../../src/check/rules/rules.ts";
import { faultNames } from "../../src/server/faults/fault-run.ts";
import { USAGE } from "../../src/server/hosts/command-options.ts";
import { USAGE as RECEIVER_USAGE } from "../../src/server/receiver/options.ts";

const readme = readFileSync(new URL("../../src/server/README.md", import.meta.url), "utf8");
const undocumented = (names: readonly string[]) =>
  names.filter((name) => !readme.includes(`\`${name}\``) && !readme.includes(`\`${name} `));
const optionsIn = (usage: string) =>
  usage.match(/^ {2}--[a-z-]+/gm)?.map((text) => text.trim()) ?? [];

test.each([
  ["fault", faultNames()],
  ["check rule", RULES.map(({ id }) => id)],
  ["option of the server", optionsIn(USAGE)],
  ["option of the receiver", optionsIn(RECEIVER_USAGE)],
  ["option of the check", optionsIn(CHECK_USAGE)],
])("the README names every %s", (_kind, names) => {
  expect(names.length).toBeGreaterThan(3);
  expect(undocumented(names)).toEqual([]);
});

test("the README's links lead to files and headings that exist", () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text.toLowerCase().replaceAll(" ", "-"),
  );
  for (const [, target = ""] of readme.matchAll(/\]\(([^)]+)\)/g)) {
    if (target.startsWith("#")) expect(headings).toContain(target.slice(1));
    else if (!target.startsWith("https:"))
      statSync(new URL(`../../src/server/${target}`, import.meta.url));
  }
});
