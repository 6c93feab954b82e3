import process from "node:process";
import { expect } from "vitest";

/**
 * Asserts that nothing kept these requests waiting: at most 250 ms, or a tenth of what ran at the same time.
 * On a machine that is too busy for this, at most four times as long as afterwards, when nothing runs. All
 * but the slowest twentieth, because another program may stop this one for a moment.
 *
 * @param times in milliseconds, sorted
 * @param totalMs how long what ran at the same time took
 * @param send sends such a request
 */
export async function expectNoWaiting(
  times: readonly number[],
  totalMs: number,
  send: () => Promise<Response>,
): Promise<void> {
  const time = ofNearlyAll(times);
  const limit = Math.max(250, totalMs / 10);
  const usual = time < limit ? 0 : ofNearlyAll(await timesOf(USUAL_COUNT, send));
  expect(time).toBeLessThan(Math.max(limit, 4 * usual));
}

const USUAL_COUNT = 40;

const ofNearlyAll = (times: readonly number[]) => times[Math.floor(times.length * 0.95)] ?? 0;

async function timeOf(send: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  expect((await send()).ok).toBe(true);
  return performance.now() - started;
}

async function timesOf(count: number, send: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await timeOf(send));
  return times.sort((a, b) => a - b);
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
  while (isPending) times.push(await timeOf(send));
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
