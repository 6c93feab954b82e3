import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "../../../src/form/text/edit-distance.ts";
import { SEED } from "../../fuzz/fuzz.ts";

test.each([
  ["", "", 0],
  ["gmail", "gmail", 0],
  ["", "gmail", 5],
  ["gmail", "", 5],
  ["gmai", "gmail", 1],
  ["ggmail", "gmail", 1],
  ["gnail", "gmail", 1],
  ["gmial", "gmail", 1],
  ["gmaol.", "gmail", 2],
  ["hotmail", "gmail", 3],
  ["abc", "xyz", 3],
])("from %j to %j: %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test.each([
  ["ab", "ca", 2],
  ["ab", "bc", 2],
  ["xxab", "yyba", 3],
])("%s and %s have the distance %i: a swap needs the same two letters", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test("is symmetric, zero for equal words only, and at most the longer word's length", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      const distance = editDistance(a, b);
      expect(editDistance(b, a)).toBe(distance);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
    SEED,
  );
});
