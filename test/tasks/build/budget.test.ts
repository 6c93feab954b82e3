import { expect, test } from "vitest";
import {
  budgetReading,
  initialBrotliLimit,
  type Sizes,
  sizesOf,
  sizeTable,
} from "../../../src/tasks/build/budget.ts";

const weighing = (brotli: number, initial: Sizes["initial"] = true): Sizes => ({
  file: "a.js",
  initial,
  raw: brotli * 3,
  gzip: brotli + 100,
  brotli,
});

test.each([
  ["files at the limit are within", [initialBrotliLimit - 1, 1], [], true],
  ["files over the limit together are not", [initialBrotliLimit, 1], [], false],
  ["what a patient does not wait for does not count", [initialBrotliLimit], [1_000], true],
])("%s", (_fact, initial, later, within) => {
  const files = [
    ...initial.map((bytes) => weighing(bytes)),
    ...later.map((bytes) => weighing(bytes, false)),
  ];
  expect(budgetReading(files).within).toBe(within);
});

test("a reading says what was weighed and what is allowed", () => {
  expect(budgetReading([weighing(33_000)]).sentence).toBe(
    "Over budget: 33.0 kB (brotli) until the form is usable, at most 32.0 kB.",
  );
});

test("a reading says what readers of another language wait for besides", () => {
  const files = [weighing(30_000), weighing(2_000, "Spanish"), weighing(9_000, false)];
  expect(budgetReading(files)).toEqual({
    within: true,
    sentence: "30.0 kB (brotli) until the form is usable, at most 32.0 kB; in Spanish 32.0 kB.",
  });
});

test("a file is weighed as it is and as it is sent", () => {
  const sizes = sizesOf("a.js", Buffer.from("a".repeat(10_000)), true);
  expect(sizes.raw).toBe(10_000);
  expect(sizes.gzip).toBeLessThan(100);
  expect(sizes.brotli).toBeLessThan(sizes.gzip);
});

test("the table has a row for each file", () => {
  expect(sizeTable([weighing(1_000)])).toBe(
    ["            raw       gzip     brotli", "a.js     3.0 kB     1.1 kB     1.0 kB"].join("\n"),
  );
});
