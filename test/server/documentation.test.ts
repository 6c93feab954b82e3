import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { USAGE as CHECK_USAGE } from "../../src/check/check-options.ts";
import { RECEIVER_RULES } from "../../src/check/receiver/receiver-rules.ts";
import { RULES } from "../../src/check/rules/rules.ts";
import { USAGE as RECEIVER_USAGE } from "../../src/receiver/config/options.ts";
import { faultNames } from "../../src/server/faults/fault-run.ts";
import { USAGE } from "../../src/server/hosts/command-options.ts";

const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
const optionsIn = (usage: string) =>
  usage.match(/^ {2}--[a-z-]+/gm)?.map((text) => text.trim()) ?? [];

test.each([
  ["server/README.md", "fault", faultNames()],
  ["docs/pages/problems/check-endpoint.md", "check rule", RULES.map(({ id }) => id)],
  ["docs/pages/receive/check-receiver.md", "rule of the check", RECEIVER_RULES.map(({ id }) => id)],
  ["server/README.md", "option of the server", optionsIn(USAGE)],
  ["docs/pages/problems/check-endpoint.md", "option of the check", optionsIn(CHECK_USAGE)],
  ["docs/pages/receive/receiver-options.md", "option of the receiver", optionsIn(RECEIVER_USAGE)],
])("%s names every %s", (file, _kind, names) => {
  const readme = read(file);
  expect(names.length).toBeGreaterThan(3);
  const isNamed = (name: string) => readme.includes(`\`${name}\``) || readme.includes(`\`${name} `);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
