import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { integrityOf } from "../../../src/tasks/build/integrity.ts";
import { served, version } from "../../../src/tasks/build/outputs.ts";
import { versionedScript, writeRelease } from "../../../src/tasks/build/write-release.ts";

const folder = mkdtempSync(join(tmpdir(), "web-scheduler-"));
for (const { file } of served) writeFileSync(join(folder, file), `/* ${file} */`);
writeRelease(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("the version in the sources is that of the package", () => {
  expect(VERSION).toBe(version);
});

test("the versioned script is the plain one, byte for byte", () => {
  expect(versionedScript).toBe(`web-scheduler-${version}.js`);
  expect(read(versionedScript)).toBe(read("web-scheduler.js"));
});

test("every part's name carries the version, so that only the plain script's content changes", () => {
  const names = served.map(({ file }) => file).filter((file) => file !== "web-scheduler.js");
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((file) => !file.startsWith(`web-scheduler-${version}-`))).toEqual([]);
});

test("each file that a page loads has its integrity value", () => {
  const values: Record<string, string> = JSON.parse(read("integrity.json"));
  expect(Object.keys(values)).toEqual([versionedScript, ...served.map(({ file }) => file)]);
  for (const [file, value] of Object.entries(values)) {
    const hash = createHash("sha384").update(read(file)).digest("base64");
    expect(value).toBe(`sha384-${hash}`);
  }
});

test("the integrity value of an empty file is the known one", () => {
  expect(integrityOf(Buffer.from(""))).toBe(
    "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb",
  );
});

test("the snippet names the versioned script with its integrity, and a way to call", () => {
  const snippet = read("snippet.html");
  expect(snippet).toContain(
    `<script async src="https://cdn.example/${versionedScript}" integrity="${integrityOf(Buffer.from(read(versionedScript)))}" crossorigin></script>`,
  );
  expect(snippet).toContain(
    '<link rel="preload" as="fetch" crossorigin href="https://api.example/',
  );
  expect(snippet).toContain('<a href="tel:+15550100">Call us to book</a>');
});
