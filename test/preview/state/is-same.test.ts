import { expect, test } from "vitest";
import { isSame } from "../../../src/preview/state/is-same.ts";

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
])("%j says the same as %j", (one, other) => {
  expect(isSame(one, other)).toBe(true);
  expect(isSame(other, one)).toBe(true);
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
  // What every object has of its prototype is no key of its own.
  [{ toString: 1 }, { valueOf: 1 }],
])("%j says something else than %j", (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
