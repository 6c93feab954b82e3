import type { JSONReport } from "@playwright/test/reporter";
import { sumBy } from "es-toolkit";
import type { JsonTestResults } from "vitest/node";

export type Counts = Record<"passed" | "failed" | "skipped", number>;

/** Of Vitest or Playwright. A flaky test passed on its second try; Playwright prints its name. */
type Report = Partial<JsonTestResults> & { stats?: Partial<JSONReport["stats"]> };

/**
 * Counts the tests of a report, or the command itself if it writes none (`undefined`). A command that failed without a failed
 * test, as when a file does not load, or without a passed one, counts as one more failure.
 */
export function countsOf(isOk: boolean, report?: Report | null): Counts {
  if (report === undefined) return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
  const { stats = {}, ...vitest } = report ?? {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = vitest;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats;
  const passed = numPassedTests + expected + flaky;
  const failed = numFailedTests + unexpected;
  const isComplete = isOk && passed > 0;
  return {
    passed,
    failed: isComplete ? failed : failed || 1,
    skipped: numPendingTests + numTodoTests + skipped,
  };
}

/** The last line of `npm test`, which programs read. */
export const formatCounts = (all: readonly Counts[]): string =>
  (["passed", "failed", "skipped"] as const)
    .map((what) => `${sumBy(all, (counts) => counts[what])} ${what}`)
    .join(", ");
