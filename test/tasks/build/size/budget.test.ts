import { expect, test } from "vitest";
import { checkBudget } from "../../../../src/tasks/build/size/budget.ts";
import {
  measureSize,
  type Sizes,
  sizeTable,
} from "../../../../src/tasks/build/size/measure-size.ts";

const sizes = (brotli: number, initial: Sizes["initial"] = true, file = "a.js"): Sizes => ({
  file,
  initial,
  budget: null,
  raw: brotli * 3,
  gzip: brotli + 100,
  brotli,
});

const limits = { en: 10_000, es: 12_000, ar: 13_000 };

test.each<[string, Sizes[], string[]]>([
  ["files at the limit are ok", [sizes(9_999), sizes(1)], []],
  ["chunks that load later do not count", [sizes(10_000), sizes(9_000, false)], []],
  ["each language has its own limit", [sizes(10_000), sizes(2_000, "es"), sizes(3_000, "ar")], []],
  [
    "files that exceed the limit together are over budget",
    [sizes(9_000), sizes(1_001, true, "b.js"), sizes(1, false, "later.js")],
    ["a.js", "b.js"],
  ],
  [
    "a language over its limit names the script and its own chunk",
    [sizes(9_000), sizes(3_001, "es", "es.js"), sizes(4_000, "ar", "ar.js")],
    ["a.js", "es.js"],
  ],
])("%s", (_fact, files, over) => {
  expect(checkBudget(files, limits).over).toEqual(over);
});

test("the message has the total and the limit of each language", () => {
  const files = [sizes(26_001), sizes(2_000, "es"), sizes(1_000, "ar"), sizes(9_000, false)];
  expect(checkBudget(files, limits).message).toBe(
    "Over budget. Until the form is usable, in bytes (brotli): English 26,001 (limit 10,000), Spanish 28,001 (limit 12,000), Arabic 27,001 (limit 13,000).",
  );
});

test("a chunk over its own budget is named", () => {
  const chunk = { ...sizes(2_001, false, "chunk.js"), budget: 2_000 };
  const { over, message } = checkBudget([sizes(1_000), chunk], limits);
  expect(over).toEqual(["chunk.js"]);
  expect(message).toContain("chunk.js: 2,001 bytes (brotli), limit 2,000.");
});

test("measures a file uncompressed and compressed", () => {
  const { raw, gzip, brotli } = measureSize(
    { file: "a.js", initial: true, budget: null },
    Buffer.from("a".repeat(10_000)),
  );
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
