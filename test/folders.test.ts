import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const MAX_FILES = 16;
// Playwright saves all screenshots of a test in one folder.
const EXCEPTIONS = ["e2e/screenshots"];
const root = join(import.meta.dirname, "..");

test(`no folder in src, test or e2e has more than ${MAX_FILES} files`, () => {
  const folders = ["src", "test", "e2e"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, entry.parentPath).replaceAll("\\", "/"))
      .filter((folder) => !EXCEPTIONS.some((exception) => folder.startsWith(exception))),
  );
  expect(folders.length).toBeGreaterThan(0);
  const counts = [...Map.groupBy(folders, (folder) => folder)].map(
    ([folder, { length }]) => [folder, length] as const,
  );
  expect(counts.filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
