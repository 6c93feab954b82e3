/** The processor time of this thread, in milliseconds. Other processes on a busy machine do not count. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The result of a function, and the processor time that it took. */
export async function cpuTime<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  const start = cpuNow();
  const result = await run();
  return { result, ms: cpuNow() - start };
}

/**
 * Like `cpuTime`, but runs a function up to five times while it takes `limitMs`, and returns the shortest time:
 * the first ones may include compilation and garbage collection, and a busy machine's caches are cold.
 */
export async function shortestCpuTime<Result>(
  run: () => Result | Promise<Result>,
  limitMs: number,
): Promise<{ result: Result; ms: number }> {
  let shortest = await cpuTime(run);
  for (let runs = 1; runs < 5 && shortest.ms >= limitMs; runs += 1) {
    const next = await cpuTime(run);
    if (next.ms < shortest.ms) shortest = next;
  }
  return shortest;
}

const REFERENCE_MS = 15;

/** How many times slower this machine is than an ordinary one; at least 1. */
export async function machineSlowness(): Promise<number> {
  const text = "e\u0301".repeat(500_000);
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) runs.push((await cpuTime(() => text.normalize("NFC"))).ms);
  return Math.max(1, Math.min(...runs) / REFERENCE_MS);
}
