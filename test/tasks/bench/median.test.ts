import { expect, test } from "vitest";
import { median } from "../../../src/tasks/bench/median.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});
