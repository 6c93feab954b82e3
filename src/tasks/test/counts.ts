import * as z from "zod/mini";

/** How many checks ran, and how they ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** How a command's result is counted: by its exit status alone, or by the report that it wrote. */
export type Counting = "status" | "vitest" | "playwright";

const readers: Record<Counting, (report: unknown) => Counts> = {
  status: () => none,
  vitest: (report) => {
    const read = VitestReport.parse(report);
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: read.numPendingTests + read.numTodoTests,
    };
  },
  playwright: (report) => {
    const { stats } = PlaywrightReport.parse(report);
    // A test that passes at the second try is one that fails at somebody's first.
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
  },
};

/**
 * The counts of one command. Where it failed without a failed test (it crashed, or a file could
 * not be loaded), or passed without having run one, that is one failure.
 *
 * @param report the parsed report, or null where none was written
 */
export function countsOf(counting: Counting, ok: boolean, report: unknown): Counts {
  if (counting === "status") return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const counts = report === null ? none : readers[counting](report);
  const ranSome = counts.passed + counts.failed > 0;
  return (ok && ranSome) || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The line that the tests close with, which machines read. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
