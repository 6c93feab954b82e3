import { cpSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  restoreDocuments,
  usePackageDocuments,
} from "../../../src/tasks/pack/package-documents.ts";
import { temporaryFolder } from "../../resources.ts";

const project = join(import.meta.dirname, "../../..");
const read = (root: string, name: string) => readFileSync(join(root, name), "utf8");
const manifest = JSON.parse(read(project, "package.json")) as { files: string[] };
const DOCUMENTS = [
  "README.md",
  "SECURITY.md",
  ...globSync("src/docs/pages/**/*.md", { cwd: project }),
];

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of [...DOCUMENTS, "src/embed/npm/README.md"]) {
    cpSync(join(project, name), join(folder, name));
  }
});

const headings = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text.toLowerCase().replaceAll(" ", "-"),
  );

test("links in the archive lead to its own files and their headings", () => {
  usePackageDocuments(folder);
  expect(manifest.files).toEqual(expect.arrayContaining(["src/docs/pages", "SECURITY.md"]));
  const excluded = manifest.files.flatMap((name) => (name.startsWith("!src") ? name.slice(1) : []));
  expect(excluded.length).toBeGreaterThan(0);
  const isPacked = (name: string) => !excluded.some((path) => name.startsWith(`${path}/`));
  const packed = [...DOCUMENTS, "LICENSE"].filter(isPacked);
  const links = DOCUMENTS.filter(isPacked).flatMap((name) =>
    [...read(folder, name).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = ""]) => {
      const [path, anchor] = target.split("#");
      return { file: path ? join(dirname(name), path) : name, anchor };
    }),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { file, anchor } of links) {
    expect(packed).toContain(file);
    if (anchor) expect(headings(read(folder, file))).toContain(anchor);
  }
});

test("the README of the archive names no script of the repository", () => {
  usePackageDocuments(folder);
  expect(read(folder, "README.md")).toContain("@web-scheduler/widget");
  expect(read(folder, "README.md")).not.toMatch(/npm (start|run|test)/);
});

test("the repository's documents are restored", () => {
  usePackageDocuments(folder);
  restoreDocuments(folder);
  for (const name of DOCUMENTS) expect(read(folder, name)).toBe(read(project, name));
});

test("the documents of an interrupted run are not lost", () => {
  usePackageDocuments(folder);
  expect(() => usePackageDocuments(folder)).toThrow("npm run postpack");
  restoreDocuments(folder);
  expect(read(folder, "README.md")).toBe(read(project, "README.md"));
});
