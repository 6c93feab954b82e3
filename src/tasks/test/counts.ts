import * as z from "zod/mini";

/** How many tests ran, and how they ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** A flaky test passed on its second try; Playwright prints its name. */
const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
    unexpected: z.number(),
    skipped: z.number(),
  }),
});

function readReport(report: unknown): Counts {
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest.data;
    const skipped = numPendingTests + numTodoTests;
    return { passed: numPassedTests, failed: numFailedTests, skipped };
  }
  const playwright = PlaywrightReport.safeParse(report);
  if (!playwright.success) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = playwright.data.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * What a command counts: the tests in its JSON report, or itself if it writes none (`undefined`). It
 * counts as one failure, too, if it failed without a failed test, as when a file does not load, or
 * if no test passed.
 */
export function countsOf(isOk: boolean, report?: unknown): Counts {
  if (report === undefined) return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
  const counts = readReport(report);
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
