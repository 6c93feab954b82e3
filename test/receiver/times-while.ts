import { expect } from "vitest";

/** How long responses took in milliseconds, from the fastest to the slowest. */
export async function timesWhile(pending: Promise<unknown>, send: () => Promise<Response>) {
  let isPending = true;
  const finished = pending.finally(() => {
    isPending = false;
  });
  const times: number[] = [];
  while (isPending) {
    const started = performance.now();
    expect((await send()).ok).toBe(true);
    times.push(performance.now() - started);
  }
  await finished;
  return times.sort((a, b) => a - b);
}
