import { expect, test } from "vitest";
import { isEqual } from "../../../src/preview/state/is-equal.ts";

test.each<[one: unknown, other: unknown, expected: boolean]>([
  ["", "", true],
  [0, 0, true],
  [null, null, true],
  [{}, {}, true],
  [[], [], true],
  [{ a: 1, b: { c: [true, "x"] } }, { b: { c: [true, "x"] }, a: 1 }, true],
  ["", null, false],
  ["1", 1, false],
  [0, false, false],
  [null, undefined, false],
  [null, {}, false],
  [{}, [], false],
  [[1, 2], [2, 1], false],
  [[1], [1, 1], false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
  // Inherited keys do not count.
  [{ toString: 1 }, { valueOf: 1 }, false],
])("isEqual(%j, %j) is %j, in both orders", (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
  expect(isEqual(other, one)).toBe(expected);
});
