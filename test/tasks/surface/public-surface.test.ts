import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../../src/embed/api/attributes.ts";
import * as library from "../../../src/embed/npm/index.ts";
import { OPTIONS } from "../../../src/receiver/config/options.ts";
import { version } from "../../../src/tasks/build/outputs.ts";
import { surfaceFile } from "../../../src/tasks/paths.ts";
import { publicSurface } from "../../../src/tasks/surface/public-surface.ts";
import {
  formatSurface,
  parseSurface,
  unmentioned,
  unreleasedSection,
  updateSurface,
} from "../../../src/tasks/surface/surface-file.ts";

const entries = publicSurface();
const text = readFileSync(surfaceFile, "utf8");
const changelog = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");

/** The names of all entries of a kind. */
const names = (kind: string) =>
  entries.flatMap((entry) => new RegExp(`^${kind} \`([^\`]+)\``).exec(entry)?.[1] ?? []);

test("public-surface.txt is up to date (npm run update-surface)", () => {
  expect(formatSurface(updateSurface(parseSurface(text), entries, version))).toBe(text);
});

test("the changelog's unreleased section names every change of the public surface", () => {
  expect(unmentioned(parseSurface(text), unreleasedSection(changelog))).toEqual([]);
});

test("the changelog has the version in package.json", () => {
  expect(changelog).toContain(`\n## [${version}] - 20`);
});

test("the surface has every attribute, export, option and key", () => {
  expect(names("attribute").sort()).toEqual([...ATTRIBUTE_NAMES, "target"].sort());
  expect(names("export")).toEqual(Object.keys(library).sort());
  expect(names("global")).toEqual(
    ["doctor", "mount", "version"].map((name) => `WebScheduler.${name}`),
  );
  expect(names("option")).toEqual(
    expect.arrayContaining(Object.keys(OPTIONS).map((name) => `--${name}`)),
  );
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
