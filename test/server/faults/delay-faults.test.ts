import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DETAIL, testServer } from "../handler-fixture.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test.each([
  [0, 0],
  [0.5, 1000],
  [0.99, 2000],
])("jitter delays by a random part (%d) of its amount", async (chance, ms) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  expect(await msUntil(ask(`/f/jitter-2000~${chance}${DETAIL}`), 100)).toBe(ms);
});

test.each([
  ["drip-20", 10, 20],
  ["trickle-5", 1, 5],
])("%s sends %i bytes at a time, %i ms apart", async (scenario, size, ms) => {
  const { length } = await (await ask(DETAIL)).text();
  const response = await ask(`/f/${scenario}${DETAIL}`);
  const chunks = Math.ceil(length / size);
  // The stream buffers one chunk in advance.
  const min = (chunks - 2) * ms;
  const elapsed = await msUntil(response.text(), ms);
  expect(elapsed).toBeGreaterThanOrEqual(min);
  expect(elapsed).toBeLessThanOrEqual(chunks * ms);
});

test("sends the rest of a body at once when the server stops", async () => {
  const stopping = new AbortController();
  const server = testServer({ stopping: stopping.signal });
  const whole = await (await server.ask(DETAIL)).text();
  const response = await server.ask(`/f/trickle-60000${DETAIL}`);
  const text = response.text();
  stopping.abort();
  expect(await text).toBe(whole);
});
