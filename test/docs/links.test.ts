import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
// The README of the form's package becomes the root's when it is packed.
const documents = globSync(["*.md", "src/**/*.md"], { cwd: root }).filter(
  (file) => !file.includes("embed/npm/"),
);
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, "");

/** The anchors of headings, as GitHub and the site of documents make them. */
const anchorsIn = (file: string) =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links of %s lead to files and headings that exist", (name) => {
  const file = join(root, name);
  const links = withoutCode(readFileSync(file, "utf8")).matchAll(
    /\]\((?!https?:)([^()#\s]*)(?:#([^()\s]+))?\)/g,
  );
  for (const [link, path = "", anchor] of links) {
    const target = path === "" ? file : join(dirname(file), path);
    expect([link, existsSync(target)]).toEqual([link, true]);
    if (anchor) expect([link, anchorsIn(target)]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

test("the index lists every page once", () => {
  const pages = globSync("**/*.md", { cwd: join(root, "src/docs/pages") });
  const index = readFileSync(join(root, "src/docs/pages/index.md"), "utf8");
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([\w-]+\/[\w-]+\.md)\)$/gm)].map(
    ([, file]) => file,
  );
  expect(listed.toSorted()).toEqual(pages.filter((file) => file !== "index.md").toSorted());
});
