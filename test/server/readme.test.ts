import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { USAGE as CHECK_USAGE } from "../../src/check/check-options.ts";
import { RECEIVER_RULES } from "../../src/check/receiver/receiver-rules.ts";
import { RULES } from "../../src/check/rules/rules.ts";
import { USAGE as RECEIVER_USAGE } from "../../src/receiver/config/options.ts";
import { faultNames } from "../../src/server/faults/fault-run.ts";
import { USAGE } from "../../src/server/hosts/command-options.ts";

const read = (folder: string) =>
  readFileSync(new URL(`../../src/${folder}/README.md`, import.meta.url), "utf8");
const optionsIn = (usage: string) =>
  usage.match(/^ {2}--[a-z-]+/gm)?.map((text) => text.trim()) ?? [];

test.each([
  ["server", "fault", faultNames()],
  ["server", "check rule", RULES.map(({ id }) => id)],
  ["receiver", "rule of the check", RECEIVER_RULES.map(({ id }) => id)],
  ["server", "option of the server", optionsIn(USAGE)],
  ["server", "option of the check", optionsIn(CHECK_USAGE)],
  ["receiver", "option of the receiver", optionsIn(RECEIVER_USAGE)],
])("the README in src/%s names every %s", (folder, _kind, names) => {
  const readme = read(folder);
  expect(names.length).toBeGreaterThan(3);
  const isNamed = (name: string) => readme.includes(`\`${name}\``) || readme.includes(`\`${name} `);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

const headingsIn = (readme: string) =>
  [...readme.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text.toLowerCase().replaceAll(" ", "-"),
  );

test.each(["server", "receiver"])(
  "the links of the README in src/%s lead to files and headings that exist",
  (folder) => {
    const readme = read(folder);
    for (const [, target = ""] of readme.matchAll(/\]\(([^)]+)\)/g)) {
      if (target.startsWith("https:")) continue;
      const [path = "", heading] = target.split("#");
      if (path !== "") statSync(new URL(`../../src/${folder}/${path}`, import.meta.url));
      const other = /^\.\.\/(\w+)\/README\.md$/.exec(path)?.[1] ?? folder;
      if (heading !== undefined) expect(headingsIn(read(other))).toContain(heading);
    }
  },
);
