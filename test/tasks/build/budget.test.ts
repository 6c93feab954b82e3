import { expect, test } from "vitest";
import { LANGUAGE_CODES, type LanguageCode } from "../../../src/messages/languages.ts";
import {
  checkBudget,
  measureSize,
  type Sizes,
  sizeTable,
} from "../../../src/tasks/build/budget.ts";

const sizes = (brotli: number, initial: Sizes["initial"] = true, file = "a.js"): Sizes => ({
  file,
  initial,
  budget: null,
  raw: brotli * 3,
  gzip: brotli + 100,
  brotli,
});

const limits = (code: LanguageCode) => (code === "en" ? 10_000 : 12_500);

test.each<[string, Sizes[], string[]]>([
  ["files at the limit are ok", [sizes(9_999), sizes(1)], []],
  ["chunks that load later do not count", [sizes(10_000), sizes(9_000, false)], []],
  ["each language has its own limit", [sizes(10_000), sizes(2_000, "es"), sizes(2_500, "ar")], []],
  [
    "files that exceed the limit together are too large",
    [sizes(9_000), sizes(1_001, true, "b.js"), sizes(1, false, "later.js")],
    ["a.js", "b.js"],
  ],
  [
    "a language over its limit names the script and its own chunk",
    [sizes(9_000), sizes(3_501, "es", "es.js"), sizes(3_500, "ar", "ar.js")],
    ["a.js", "es.js"],
  ],
])("%s", (_fact, files, over) => {
  expect(checkBudget(files, limits).over).toEqual(over);
});

test("a problem has the files, the size, the limit, and what to do", () => {
  const files = [sizes(9_000), sizes(1_001, true, "b.js"), sizes(9_000, false)];
  expect(checkBudget(files, limits).problems).toEqual([
    'a.js + b.js, until the form is usable in English: 10,001 bytes (brotli), limit 10,000: 1 too many. Move code that the first screen does not need to a chunk (CONTRIBUTING.md, "If the first script is full").',
  ]);
});

test("a chunk over its own limit is named", () => {
  const chunk = { ...sizes(2_001, false, "chunk.js"), budget: 2_000 };
  const { over, problems } = checkBudget([sizes(1_000), chunk], limits);
  expect(over).toEqual(["chunk.js"]);
  expect(problems).toEqual([
    "chunk.js: 2,001 bytes (brotli), limit 2,000, 1 too many. Make it smaller, or raise its limit in src/tasks/build/outputs.ts by what a feature needs.",
  ]);
});

test("the summary has the total and the limit of each language", () => {
  const files = [sizes(8_001), sizes(2_000, "es"), sizes(1_000, "ar"), sizes(9_000, false)];
  const lines = checkBudget(files, limits).summary.split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "until the form is usable in English: 8,001 bytes (brotli), limit 10,000",
    "until the form is usable in Spanish: 10,001 bytes (brotli), limit 12,500",
    "until the form is usable in Arabic: 9,001 bytes (brotli), limit 12,500",
  ]);
  expect(lines).toHaveLength(LANGUAGE_CODES.length);
});

test("measures a file uncompressed and compressed", () => {
  const file = { file: "a.js", initial: true, budget: null };
  const { raw, gzip, brotli } = measureSize(file, Buffer.from("a".repeat(10_000)));
  expect(raw).toBe(10_000);
  expect(gzip).toBeLessThan(100);
  expect(brotli).toBeLessThan(gzip);
});

test("the table has a row for each file, with its limit if it has one", () => {
  expect(sizeTable([{ ...sizes(1_000), budget: 1_200 }, sizes(20)])).toBe(
    [
      "in bytes        raw       gzip     brotli      limit",
      "a.js          3,000      1,100      1,000      1,200",
      "a.js             60        120         20",
    ].join("\n"),
  );
});
