import { afterEach, beforeEach, vi } from "vitest";

/** Only {@link untilSettled} and {@link advance} move the clock. */
export function useFakeClock() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

const MAX_TURNS = 20;

// Runs everything that waits for no timer, so that no timer fires before a response.
async function flush() {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) await new Promise(setImmediate);
}

export async function advance(ms: number) {
  await flush();
  await vi.advanceTimersByTimeAsync(ms);
  await flush();
}

/** Returns a promise's value and the time that it took. */
export async function untilSettled<Value>(
  promise: Promise<Value>,
): Promise<{ value: Value; ms: number }> {
  const start = performance.now();
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await flush();
  while (!isSettled) {
    if (vi.getTimerCount() === 0) throw new Error("The promise does not wait for a timer.");
    await vi.advanceTimersToNextTimerAsync();
    await flush();
  }
  return { value: await promise, ms: performance.now() - start };
}
