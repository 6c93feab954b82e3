import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "../../src/client/fetch.ts";
import type { FailedAttempt } from "../../src/client/load-location.ts";
import { retryLoad } from "../../src/client/retry-load.ts";
import { DETAIL, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, responses, serverNetwork } from "./fake-network.ts";

useFakeClock();
afterEach(() => {
  vi.restoreAllMocks();
});

const DETAIL_URL = ORIGIN + DETAIL;
const UNREACHABLE: FailedAttempt = { failure: "unreachable" };

/** Retries on the fake clock; `times` are the milliseconds at which requests were sent. */
async function retry(fetch: Fetch, first = UNREACHABLE, url = DETAIL_URL) {
  const times: number[] = [];
  const start = performance.now();
  const timed: Fetch = (input, init) => {
    times.push(performance.now() - start);
    return fetch(input, init);
  };
  const { signal } = new AbortController();
  const { value, ms } = await untilSettled(retryLoad(url, first, { signal, fetch: timed }));
  return { result: value, times, ms };
}

const retryAfter = (header: string): FailedAttempt => ({
  failure: "unavailable",
  response: new Response(null, { status: 429, headers: { "Retry-After": header } }),
});

const webPage = "<!doctype html><h1>Welcome</h1>";
const failures: [string, () => Promise<Response> | Response, FailedAttempt][] = [
  ["a broken connection", () => Promise.reject(new DOMException("", "AbortError")), UNREACHABLE],
  ["a web page", responses([200, webPage]), { failure: "not-json" }],
  ...[408, 429, 500, 599].map((status): [string, () => Response, FailedAttempt] => [
    `status ${status}`,
    responses([status, webPage]),
    { failure: "unavailable", status },
  ]),
];

test.each(failures)("gives up after two attempts with %s", async (_label, respond, failed) => {
  const { result, times } = await retry(fakeNetwork(respond).fetch);
  expect(times).toHaveLength(2);
  expect(result).toMatchObject(failed);
});

test.each([403, 404, 410])("does not retry status %i", async (status) => {
  const { result, times } = await retry(fakeNetwork(responses([status])).fetch);
  expect(times).toHaveLength(1);
  expect(result).toMatchObject({ status });
});

test.each([
  [0, 300, 900],
  [0.999, 500, 1500],
])("the delays grow and are jittered: %d", async (random, first, second) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { times } = await retry(fakeNetwork(responses([500])).fetch);
  expect(times).toHaveLength(2);
  expect(times[0]).toBeCloseTo(first, -1);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeCloseTo(second, -1);
});

test.each([
  ["3", 3000],
  ["0", 0],
  // At most 20 seconds.
  ["86400", 20_000],
  ["Fri, 27 Mar 2026 09:30:04 GMT", 4000],
  ["Fri, 27 Mar 2015 09:30:00 GMT", 0],
  ["", 400],
  ["soon", 400],
  ["99999999-99-99", 400],
])("after the Retry-After %j, waits for %i ms", async (header, delay) => {
  vi.setSystemTime("2026-03-27T09:30:00Z");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { times } = await retry(serverNetwork().fetch, retryAfter(header));
  expect(times).toEqual([delay]);
});

test("waits for a second Retry-After that the page can read", async () => {
  const { fetch } = serverNetwork();
  const { times } = await retry(fetch, retryAfter("1"), `${ORIGIN}/f/429-7${DETAIL}`);
  expect(times).toEqual([1000, 8000]);
});

test("the time limit is 10 seconds per attempt", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { fetch } = serverNetwork();
  const slow = `${ORIGIN}/f/slow-60000,slow-60000${DETAIL}`;
  const { result, times, ms } = await retry(fetch, UNREACHABLE, slow);
  expect(result).toMatchObject({ failure: "timeout" });
  expect(times).toEqual([400, 11_600]);
  expect(ms).toBe(21_600);
});

test("gives up after 30 seconds, also in the middle of an attempt", async () => {
  const slow = `${ORIGIN}/f/slow-60000,slow-60000${DETAIL}`;
  const { result, ms } = await retry(serverNetwork().fetch, retryAfter("19"), slow);
  expect(result).toMatchObject({ failure: "timeout" });
  expect(ms).toBe(30_000);
});

test.each([
  ["before it began", 0, 0],
  ["during the first delay", 100, 0],
  ["during the second delay", 10_700, 1],
])("ends at once when it is aborted %s", async (_label, ms, requestCount) => {
  const controller = new AbortController();
  const { fetch, sentRequests } = serverNetwork();
  const url = `${ORIGIN}/f/slow-60000,slow-60000${DETAIL}`;
  const result = retryLoad(url, UNREACHABLE, { signal: controller.signal, fetch });
  await advance(ms);
  controller.abort();
  expect(await result).toMatchObject({ failure: "unreachable" });
  await advance(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(sentRequests).toHaveLength(requestCount);
});
