import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { VERSION } from "../src/embed/api/version.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const document = readFileSync(`${root}SECURITY.md`, "utf8");
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { files: string[] };

test("the supported versions include this one", () => {
  expect(document).toContain(`(now ${VERSION})`);
});

test("the files and folders that it names exist, or are written by the build", () => {
  const named = [...document.matchAll(/`((?:e2e|test|src)\/[\w/.-]+)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(2);
  for (const path of named) expect(globSync(path ?? "", { cwd: root })).toEqual([path]);
  for (const [, file] of document.matchAll(/`(dist\/[\w.]+)`/g)) {
    expect(manifest.files).toContain(file);
  }
});
