import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { USAGE as RECEIVER_USAGE } from "../../src/receiver/config/options.ts";
import { faultNames } from "../../src/server/faults/fault-run.ts";
import { USAGE } from "../../src/server/hosts/command-options.ts";

const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
const optionsIn = (usage: string) =>
  usage.match(/^ {2}--[a-z-]+/gm)?.map((text) => text.trim()) ?? [];

test.each([
  ["server/README.md", "fault", faultNames()],
  ["server/README.md", "option of the server", optionsIn(USAGE)],
  ["docs/pages/receive/receiver-options.md", "option of the receiver", optionsIn(RECEIVER_USAGE)],
])("%s names every %s", (file, _kind, names) => {
  const readme = read(file);
  expect(names.length).toBeGreaterThan(3);
  const isNamed = (name: string) => readme.includes(`\`${name}\``) || readme.includes(`\`${name} `);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
