import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DETAIL, testServer } from "../handler-fixture.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { ask } = testServer();

/** The time until the promise settles, rounded up to a multiple of `step`. */
async function msUntil(done: Promise<unknown>, step: number): Promise<number> {
  let isDone = false;
  done.then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  let ms = 0;
  for (; !isDone; ms += step) await vi.advanceTimersByTimeAsync(step);
  return ms;
}

test("slow delays the response by its amount", async () => {
  expect(await msUntil(ask(`/f/slow-3000${DETAIL}`), 100)).toBe(3000);
});

test("drip sends ten bytes at a time, 20 ms apart", async () => {
  const { length } = await (await ask(DETAIL)).text();
  const response = await ask(`/f/drip-20${DETAIL}`);
  const chunks = Math.ceil(length / 10);
  const elapsed = await msUntil(response.text(), 20);
  // The stream buffers one chunk in advance.
  expect(elapsed).toBeGreaterThanOrEqual((chunks - 2) * 20);
  expect(elapsed).toBeLessThanOrEqual(chunks * 20);
});

test("sends the rest of a body at once when the server stops", async () => {
  const stopping = new AbortController();
  const server = testServer({ stopping: stopping.signal });
  const whole = await (await server.ask(DETAIL)).text();
  const response = await server.ask(`/f/drip-60000${DETAIL}`);
  const text = response.text();
  stopping.abort();
  expect(await text).toBe(whole);
});
