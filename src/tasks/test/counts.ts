import type { JSONReport } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export type Counts = Record<"passed" | "failed" | "skipped", number>;

/** Of Vitest or Playwright. A flaky test passed on its second try; Playwright prints its name. */
type Report = Partial<JsonTestResults> & { stats?: Partial<JSONReport["stats"]> };

function readReport({ stats = {}, ...vitest }: Report): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = vitest;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats;
  return {
    passed: numPassedTests + expected + flaky,
    failed: numFailedTests + unexpected,
    skipped: numPendingTests + numTodoTests + skipped,
  };
}

/**
 * Counts the tests of a report, or the command itself if it writes none (`undefined`). A command that failed without a failed
 * test, as when a file does not load, or without a passed one, counts as one more failure.
 */
export function countsOf(isOk: boolean, report?: Report | null): Counts {
  if (report === undefined) return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
  const counts = readReport(report ?? {});
  const isComplete = isOk && counts.passed > 0;
  return isComplete || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** The last line of `npm test`, which programs read. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
