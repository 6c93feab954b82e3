import { afterEach, beforeEach, vi } from "vitest";

/** Gives the tests of a file a clock that only {@link settled} and {@link pass} move. */
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

const TURNS = 20;

// What needs no clock is let happen first: a timer must not win against an answer that is there.
async function whatCanHappen() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
}

/** Lets some time pass. */
export async function pass(ms: number) {
  await whatCanHappen();
  await vi.advanceTimersByTimeAsync(ms);
  await whatCanHappen();
}

/** Lets time pass until a promise is settled; what came of it, and how long it took. */
export async function settled<Value>(
  promise: Promise<Value>,
): Promise<{ value: Value; ms: number }> {
  const start = performance.now();
  let done = false;
  promise.then(
    () => {
      done = true;
    },
    () => {
      done = true;
    },
  );
  await whatCanHappen();
  while (!done) {
    if (vi.getTimerCount() === 0) throw new Error("It waits, and not for the clock.");
    await vi.advanceTimersToNextTimerAsync();
    await whatCanHappen();
  }
  return { value: await promise, ms: performance.now() - start };
}
