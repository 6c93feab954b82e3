import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const MAX_FILES = 16;
const root = join(import.meta.dirname, "..");

test(`no folder in src or test has more than ${MAX_FILES} files`, () => {
  const folders = ["src", "test"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, entry.parentPath)),
  );
  expect(folders.length).toBeGreaterThan(0);
  const counts = [...Map.groupBy(folders, (folder) => folder)].map(
    ([folder, { length }]) => [folder, length] as const,
  );
  expect(counts.filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
