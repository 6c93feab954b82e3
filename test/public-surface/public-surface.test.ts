import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../src/embed/api/attributes.ts";
import * as library from "../../src/embed/npm/index.ts";
import { flagOf, OPTIONS } from "../../src/receiver/config/options.ts";
import { version } from "../../src/tasks/build/outputs.ts";
import { publicSurface } from "./public-surface.ts";

const file = join(import.meta.dirname, "public-surface.txt");
const text = readFileSync(file, "utf8");
const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
const entries = publicSurface();

/** The names of all entries of a kind. */
const names = (kind: string) =>
  entries.flatMap((entry) => new RegExp(`^${kind} \`([^\`]+)\``).exec(entry)?.[1] ?? []);

const wordsOf = (text: string) => new Set(text.match(/[\w.@/-]*[\w-]/g));

/** The names of entries that a text does not contain. */
const unmentioned = (changed: readonly string[], section: string) => {
  const words = wordsOf(section);
  // Prose has words such as "it" and "mode", which are also names.
  const marked = wordsOf(section.match(/`[^`]+`/g)?.join(" ") ?? "");
  return changed
    .map((entry) => /`([^`]+)`/.exec(entry)?.[1] ?? entry)
    .filter((name) => !(/^[a-z]+$/.test(name) ? marked : words).has(name))
    .filter((name) => !section.includes(`\`${name}\``));
};

/** The changelog's section of a version, or of what is not released. */
const sectionOf = (name: string) =>
  `${changelog}\n## `.split(`\n## [${name}]`)[1]?.split("\n## ")[0] ?? "";

// One test, so that the file is not updated as long as the changelog is incomplete.
test("the changelog names every change since the release in public-surface.txt, which is the latest (npm run update-surface)", async () => {
  const [heading, , ...released] = text.trim().split("\n");
  const isReleased = heading !== `# Public surface of ${version}`;
  const added = entries.filter((entry) => !released.includes(entry));
  const removed = released.filter((entry) => !entries.includes(entry));
  const section = sectionOf(isReleased ? version : "Unreleased");
  expect(
    unmentioned([...added, ...removed], section),
    `write these names into the section ${isReleased ? version : "Unreleased"} of CHANGELOG.md`,
  ).toEqual([]);
  const latest = `# Public surface of ${version}\n\n${entries.join("\n")}\n`;
  await expect(isReleased ? latest : text).toMatchFileSnapshot(file);
});

test.each([
  ["", ["lang", "--port"]],
  ["`language` and `--port-range`", ["lang", "--port"]],
  ["The attribute `lang` is a number.", ["--port"]],
  ["- lang\n- `--port`", ["lang"]],
  ['- `lang="en"` and --port', []],
])("a text that does not mention every change: %j", (text, names) => {
  const changed = ["attribute `lang`: number", "option `--port` N of server"];
  expect(unmentioned(changed, text)).toEqual(names);
});

test("the changelog has the version in package.json", () => {
  expect(changelog).toContain(`\n## [${version}] - 20`);
});

test("the surface has every attribute, export, option and key", () => {
  expect(names("attribute").sort(), "the options in src/embed/api/attribute-options.ts").toEqual(
    [...ATTRIBUTE_NAMES, "target"].sort(),
  );
  expect(names("export")).toEqual(Object.keys(library).sort());
  expect(names("global")).toEqual(
    ["doctor", "mount", "version"].map((name) => `WebScheduler.${name}`),
  );
  expect(names("option")).toEqual(expect.arrayContaining(Object.keys(OPTIONS).map(flagOf)));
  expect(names("request")).toEqual(
    expect.arrayContaining(["id", "patient.dob", "screener.answer"]),
  );
  expect(names("step")).toEqual(["details", "screener", "sent"]);
  expect(names("error reason")).toEqual(expect.arrayContaining(["offline", "chunk-missing"]));
  expect(names("type")).toEqual(expect.arrayContaining(["MountHandle.update", "DoctorReport.ok"]));
});

test("every entry has a name and a detail that was found", () => {
  for (const entry of entries) expect(entry).toMatch(/^[\w ]+ `[^`]+`/);
  expect(
    entries.filter((entry) => /undefined$|object Object/.test(entry.replace("| undefined", ""))),
  ).toEqual([]);
});
