import { expect, test } from "vitest";
import {
  addCounts,
  type Counts,
  countResults,
  formatCounts,
  ZERO,
} from "../../../src/tasks/test/counts.ts";

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
  ["a command that succeeds", countResults("none", true, null), counts(1, 0)],
  ["a command that fails", countResults("none", false, null), counts(0, 1)],
  ["unit tests that pass", countResults("vitest", true, vitest(5, 0, 1, 2)), counts(5, 0, 3)],
  ["unit tests that fail", countResults("vitest", false, vitest(5, 2)), counts(5, 2)],
  ["a test file that does not load", countResults("vitest", false, vitest(5, 0)), counts(5, 1)],
  ["a runner that crashes", countResults("vitest", false, null), counts(0, 1)],
  ["a runner that finds no tests", countResults("vitest", true, vitest(0, 0)), counts(0, 1)],
  ["a runner that skips all tests", countResults("vitest", true, vitest(0, 0, 3)), counts(0, 1, 3)],
  [
    "end-to-end tests that pass",
    countResults("playwright", true, playwright(4, 0, 0, 1)),
    counts(4, 0, 1),
  ],
  ["a flaky end-to-end test", countResults("playwright", true, playwright(4, 0, 1)), counts(4, 1)],
  [
    "a server that does not start",
    countResults("playwright", false, playwright(0, 0)),
    counts(0, 1),
  ],
])("%s", (_what, result, expected) => {
  expect(result).toEqual(expected);
});

test("throws for a report in an unknown format", () => {
  expect(() => countResults("vitest", true, { tests: 3 })).toThrow();
});

test("mentions skipped tests only if there are any", () => {
  expect(formatCounts(addCounts(counts(2, 1), ZERO))).toBe("2 passed, 1 failed");
  expect(formatCounts(addCounts(counts(2, 0, 1), counts(3, 0, 1)))).toBe(
    "5 passed, 0 failed, 2 skipped",
  );
});
