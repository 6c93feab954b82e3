import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { served, version } from "../../../src/tasks/build/outputs.ts";
import {
  integrityOf,
  versionedScript,
  writeRelease,
} from "../../../src/tasks/build/write-release.ts";
import { docPage } from "../../docs/doc-page.ts";
import { temporaryFolder } from "../../resources.ts";

const folder = temporaryFolder(afterAll);
for (const { file } of served) writeFileSync(join(folder, file), `/* ${file} */`);
writeRelease(folder);

const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("VERSION is the version in package.json", () => {
  expect(VERSION).toBe(version);
});

test("the versioned script has the same content as web-scheduler.js", () => {
  expect(versionedScript).toBe(`web-scheduler-${version}.js`);
  expect(read(versionedScript)).toBe(read("web-scheduler.js"));
});

test("every chunk has the version in its name", () => {
  const names = served.map(({ file }) => file).filter((file) => file !== "web-scheduler.js");
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((file) => !file.startsWith(`web-scheduler-${version}-`))).toEqual([]);
});

test("integrity.json has the hash of each file that a page loads", () => {
  const values: Record<string, string> = JSON.parse(read("integrity.json"));
  expect(Object.keys(values)).toEqual([versionedScript, ...served.map(({ file }) => file)]);
  for (const [file, value] of Object.entries(values)) {
    const hash = createHash("sha384").update(read(file)).digest("base64");
    expect(value).toBe(`sha384-${hash}`);
  }
});

test("the integrity value of an empty file is its known SHA-384 hash", () => {
  expect(integrityOf(Buffer.from(""))).toBe(
    "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb",
  );
});

test("the documentation shows snippet.html, apart from the hash", () => {
  const snippet = read("snippet.html");
  const integrity = integrityOf(Buffer.from(read(versionedScript)));
  expect(snippet).toContain(`/${versionedScript}" integrity="${integrity}" crossorigin></script>`);
  const blocks = docPage("html").match(/(?<=^```html\n)[^`]+/gm) ?? [];
  expect(
    blocks.find((block) => block.startsWith("<link rel=")),
    "the recommended snippet in src/docs/pages/embed/html.md",
  ).toBe(snippet.replace(/sha384-[\w+/=]+/g, "sha384-…"));
});
