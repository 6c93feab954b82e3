import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const isMissing = (path: string) => !existsSync(join(root, path));
const readme = read("src/README.md");
const folders = readdirSync(join(root, "src")).filter((name) => !name.includes("."));

/** Code spans such as `form/plan.ts`; with `<code>` they are about every language. */
const paths = [...readme.matchAll(/`([a-z]+)(\/[\w./-]+)`/g)]
  .filter(([, folder = ""]) => folder === "test" || folders.includes(folder))
  .map(([, folder, rest = ""]) => (folder === "test" ? `test${rest}` : `src/${folder}${rest}`));

test("every file and folder that the source's README names exists", () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter(isMissing)).toEqual([]);
});

test("every constant that the source's README names exists", () => {
  const sources = globSync("{src,test}/**/*.{ts,tsx}", { cwd: root }).map(read).join("\n");
  const names = [...readme.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = ""]) => name);
  expect(names).toContain("LANGUAGE_CODES");
  expect(names.filter((name) => !sources.includes(`const ${name}`))).toEqual([]);
});

const { scripts } = JSON.parse(read("package.json"));

test.each(
  globSync(["*.md", "src/**/README.md", "src/docs/pages/**/*.md"], { cwd: root }).filter(
    (file) => file !== "CHANGELOG.md",
  ),
)("every file and npm script that %s names exists", (file) => {
  const text = read(file);
  const named = [...text.matchAll(/`((?:src|test|e2e|public)\/[\w./-]+)`/g)];
  expect(named.map(([, path = ""]) => path).filter(isMissing)).toEqual([]);
  const run = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});
