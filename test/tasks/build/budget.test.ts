import { expect, test } from "vitest";
import { checkBudget, MAX_INITIAL_BROTLI } from "../../../src/tasks/build/budget.ts";
import { measureSize, type Sizes, sizeTable } from "../../../src/tasks/build/measure-size.ts";

const sizes = (brotli: number, initial: Sizes["initial"] = true): Sizes => ({
  file: "a.js",
  initial,
  budget: null,
  raw: brotli * 3,
  gzip: brotli + 100,
  brotli,
});

test.each([
  ["files at the limit are ok", [MAX_INITIAL_BROTLI - 1, 1], [], true],
  ["files that exceed the limit together are not ok", [MAX_INITIAL_BROTLI, 1], [], false],
  ["chunks that load later do not count", [MAX_INITIAL_BROTLI], [1_000], true],
])("%s", (_fact, initial, deferred, ok) => {
  const files = [
    ...initial.map((bytes) => sizes(bytes)),
    ...deferred.map((bytes) => sizes(bytes, false)),
  ];
  expect(checkBudget(files).ok).toBe(ok);
});

test("the message has the total and the limit", () => {
  expect(checkBudget([sizes(29_000)]).message).toBe(
    "Over budget: 29.0 kB (brotli) until the form is usable, limit 28.0 kB.\nTo see the modules in each file, run: npm run build -- --modules",
  );
});

test("a chunk over its own budget is not ok, and is named", () => {
  const { ok, message } = checkBudget([sizes(1_000), { ...sizes(2_001, false), budget: 2_000 }]);
  expect(ok).toBe(false);
  expect(message).toContain("a.js: 2001 bytes (brotli), budget 2000.");
});

test("a language is added to its own total only", () => {
  const files = [sizes(26_000), sizes(2_000, "es"), sizes(9_000, false)];
  expect(checkBudget(files)).toEqual({
    ok: true,
    message: "26.0 kB (brotli) until the form is usable, limit 28.0 kB; in Spanish 28.0 kB.",
  });
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

test("the table has a row for each file", () => {
  expect(sizeTable([sizes(1_000)])).toBe(
    ["            raw       gzip     brotli", "a.js     3.0 kB     1.1 kB     1.0 kB"].join("\n"),
  );
});
