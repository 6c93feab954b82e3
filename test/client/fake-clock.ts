import { afterEach, beforeEach, vi } from "vitest";

/** Gives the tests of a file a clock that only {@link untilSettled} and {@link advance} move. */
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

// Runs everything that does not wait for a timer, so that no timer fires before a response.
async function flush() {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) await new Promise(setImmediate);
}

export async function advance(ms: number) {
  await flush();
  await vi.advanceTimersByTimeAsync(ms);
  await flush();
}

/** Advances the clock until a promise is settled; returns its value and the time it took. */
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
