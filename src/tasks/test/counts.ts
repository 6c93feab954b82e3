import * as z from "zod/mini";

/** How many tests ran, and how they ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const ZERO: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The JSON report that a command writes; `none` if only its exit status counts. */
export type ReportFormat = "none" | "vitest" | "playwright";

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightStats = z.object({
  expected: z.number(),
  unexpected: z.number(),
  flaky: z.number(),
  skipped: z.number(),
});
const PlaywrightReport = z.object({ stats: PlaywrightStats });

const parsers: Record<ReportFormat, (report: unknown) => Counts> = {
  none: () => ZERO,
  vitest: (report) => {
    const { numPassedTests, numFailedTests, ...others } = VitestReport.parse(report);
    const skipped = others.numPendingTests + others.numTodoTests;
    return { passed: numPassedTests, failed: numFailedTests, skipped };
  },
  playwright: (report) => {
    const { stats } = PlaywrightReport.parse(report);
    // A flaky test counts as a failure, because it would fail some runs without retries.
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, skipped: stats.skipped };
  },
};

/**
 * The counts of one command. It counts as one failure if it failed without a failed test (it
 * crashed, or a file did not load), or succeeded without running any test.
 *
 * @param ok whether its exit status was 0
 * @param report the parsed report, or null if it wrote none
 */
export function countResults(format: ReportFormat, ok: boolean, report: unknown): Counts {
  if (format === "none") return ok ? { ...ZERO, passed: 1 } : { ...ZERO, failed: 1 };
  const counts = report === null ? ZERO : parsers[format](report);
  const ranAny = counts.passed + counts.failed > 0;
  return (ok && ranAny) || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** `5 passed, 0 failed, 2 skipped`; scripts read the last line of `npm test` in this form. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
