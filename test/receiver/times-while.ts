import process from "node:process";
import { expect } from "vitest";

/**
 * Asserts that nothing kept these requests waiting: at most 250 ms, or more on a busy machine, where what
 * runs at the same time takes longer, too. All but the slowest twentieth, because another program may stop
 * this one for a moment.
 *
 * @param times in milliseconds, sorted
 * @param totalMs how long what ran at the same time took
 */
export function expectNoWaiting(times: readonly number[], totalMs: number): void {
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(Math.max(250, totalMs / 10));
}

/** How long responses took in milliseconds, from the fastest to the slowest. */
export async function timesWhile(pending: Promise<unknown>, send: () => Promise<Response>) {
  let isPending = true;
  const finished = pending.finally(() => {
    isPending = false;
  });
  // Awaited below; until then nothing handles an error.
  finished.catch(() => {});
  const times: number[] = [];
  while (isPending) {
    const started = performance.now();
    expect((await send()).ok).toBe(true);
    times.push(performance.now() - started);
  }
  await finished;
  times.sort((a, b) => a - b);
  if (process.env.FULL) {
    const [half, most, all] = [0.5, 0.95, 1].map((share) =>
      (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0),
    );
    process.stdout.write(
      `${times.length} responses: ${half} ms, 95 % within ${most} ms, all within ${all} ms\n`,
    );
  }
  return times;
}
