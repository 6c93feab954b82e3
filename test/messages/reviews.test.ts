import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const [, table = ""] = read("README.md").split("\n## Languages\n");
const rows = [...table.matchAll(/^\| `([\w-]+)` \| ([A-Z][^|]+) \| ([^|]+) \|$/gm)];
const reviews = rows.map(([, code, , review]) => [code, review === "not yet"]);

test.each(LANGUAGE_CODES)("%s says who wrote it, and who has reviewed it", (code) => {
  expect(read(`src/messages/${code}/first-screen.ts`)).toMatch(
    /\* Written by [\w ]+\. (?:Reviewed by|No qualified translator has reviewed it yet)/,
  );
});

test("the README names every language, and says whether a translator has reviewed it", () => {
  const unreviewed = LANGUAGE_CODES.map((code) => [
    code,
    read(`src/messages/${code}/first-screen.ts`).includes("No qualified translator has reviewed"),
  ]);
  expect(reviews, 'the table under "Languages" in README.md').toEqual(unreviewed);
});

test("the documentation's page names every language", () => {
  const page = read("src/docs/pages/form/languages.md");
  const names = rows.map(([, , name = ""]) => /^[\w ]+/.exec(name)?.[0]?.trim());
  expect(names, 'the table under "Languages" in README.md').toHaveLength(LANGUAGE_CODES.length);
  expect(
    names.filter((name) => !page.includes(String(name))),
    "the first sentence of src/docs/pages/form/languages.md",
  ).toEqual([]);
});
