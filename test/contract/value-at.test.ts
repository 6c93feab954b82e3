import { expect, test } from "vitest";
import { valueAt } from "../../src/contract/value-at.ts";

const root = { list: [{ name: "Ada" }], empty: null };

test.each([
  [[], root],
  [["list", 0, "name"], "Ada"],
  [["list", 1, "name"], undefined],
  [["empty"], null],
  [["empty", "name"], undefined],
  [["list", 0, "name", "length"], undefined],
  [["list", 0, "name", 0], undefined],
  [["toString"], undefined],
  [["__proto__"], undefined],
])("the value at %j is %j", (path, value) => {
  expect(valueAt(root, path)).toBe(value);
});
