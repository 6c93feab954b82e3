import { expect, test } from "vitest";
import { countsOf, formatCounts } from "../../src/tasks/test/counts.ts";

const vitest = (numPassedTests: number, numFailedTests: number) => ({
  ...{ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 0 },
});
const playwright = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 } };

test.each([
  ["a command that succeeds", countsOf(true), "1 passed, 0 failed, 0 skipped"],
  ["a command that fails", countsOf(false), "0 passed, 1 failed, 0 skipped"],
  ["tests that pass", countsOf(true, vitest(5, 0)), "5 passed, 0 failed, 1 skipped"],
  ["tests that fail", countsOf(false, vitest(5, 2)), "5 passed, 2 failed, 1 skipped"],
  ["a file that does not load", countsOf(false, vitest(5, 0)), "5 passed, 1 failed, 1 skipped"],
  ["a run without a test", countsOf(true, vitest(0, 0)), "0 passed, 1 failed, 1 skipped"],
  ["a runner that crashes", countsOf(false, null), "0 passed, 1 failed, 0 skipped"],
  ["a test that passes when repeated", countsOf(true, playwright), "5 passed, 0 failed, 2 skipped"],
])("%s", (_title, counts, line) => {
  expect(formatCounts([counts])).toBe(line);
});
