import { expect, test } from "vitest";
import { isEqual } from "../../../src/preview/state/is-equal.ts";

test.each<[one: unknown, other: unknown]>([
  ["", ""],
  [0, 0],
  [null, null],
  [{}, {}],
  [[], []],
  [
    { a: 1, b: { c: [true, "x"] } },
    { b: { c: [true, "x"] }, a: 1 },
  ],
])("%j equals %j", (one, other) => {
  expect(isEqual(one, other)).toBe(true);
  expect(isEqual(other, one)).toBe(true);
});

test.each<[one: unknown, other: unknown]>([
  ["", null],
  ["1", 1],
  [0, false],
  [null, undefined],
  [null, {}],
  [{}, []],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 1]],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
  // Inherited keys do not count.
  [{ toString: 1 }, { valueOf: 1 }],
])("%j does not equal %j", (one, other) => {
  expect(isEqual(one, other)).toBe(false);
  expect(isEqual(other, one)).toBe(false);
});
