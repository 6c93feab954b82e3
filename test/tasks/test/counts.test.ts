import { expect, test } from "vitest";
import { add, type Counts, closingLine, countsOf, none } from "../../../src/tasks/test/counts.ts";

const vitest = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});
const counts = (passed: number, failed: number, skipped = 0): Counts => ({
  passed,
  failed,
  skipped,
});

test.each([
  ["a check that passes", countsOf("status", true, null), counts(1, 0)],
  ["a check that fails", countsOf("status", false, null), counts(0, 1)],
  ["unit tests that pass", countsOf("vitest", true, vitest(5, 0, 1, 2)), counts(5, 0, 3)],
  ["unit tests that fail", countsOf("vitest", false, vitest(5, 2)), counts(5, 2)],
  ["a file that cannot be loaded", countsOf("vitest", false, vitest(5, 0)), counts(5, 1)],
  ["a runner that crashes", countsOf("vitest", false, null), counts(0, 1)],
  ["a runner that runs nothing", countsOf("vitest", true, vitest(0, 0)), counts(0, 1)],
  ["a runner that skips all", countsOf("vitest", true, vitest(0, 0, 3)), counts(0, 1, 3)],
  ["journeys that pass", countsOf("playwright", true, playwright(4, 0, 0, 1)), counts(4, 0, 1)],
  ["a flaky journey", countsOf("playwright", true, playwright(4, 0, 1)), counts(4, 1)],
  ["a server that does not start", countsOf("playwright", false, playwright(0, 0)), counts(0, 1)],
])("%s", (_what, got, expected) => {
  expect(got).toEqual(expected);
});

test("a report of another shape is an error, not a pass", () => {
  expect(() => countsOf("vitest", true, { tests: 3 })).toThrow();
});

test("the closing line names skipped tests only where there are some", () => {
  expect(closingLine(add(counts(2, 1), none))).toBe("2 passed, 1 failed");
  expect(closingLine(add(counts(2, 0, 1), counts(3, 0, 1)))).toBe("5 passed, 0 failed, 2 skipped");
});
