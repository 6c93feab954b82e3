import { expect, test, vi } from "vitest";
import { type Fetch, pageFetch } from "../../src/client/fetch.ts";
import { firstAttempt } from "../../src/client/first-attempt.ts";
import { DETAIL, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, responses, serverNetwork } from "./fake-network.ts";

useFakeClock();

const signal = new AbortController().signal;
const attempt = (fetch: Fetch, url = ORIGIN + DETAIL) => firstAttempt(url, { signal, fetch });
const attemptWith = (...all: Parameters<typeof responses>) =>
  attempt(fakeNetwork(responses(...all)).fetch);

test("sends one GET request that needs no preflight", async () => {
  const { fetch, sentRequests } = serverNetwork();
  await attempt(fetch);
  expect(sentRequests).toHaveLength(1);
  const [request] = sentRequests;
  expect(request?.method).toBe("GET");
  expect([...(request?.headers ?? [])]).toEqual([["accept", "application/json"]]);
  expect(request).toMatchObject({
    mode: "cors",
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
    cache: "default",
    redirect: "follow",
    body: null,
  });
});

test("uses options with which browsers reuse a preloaded response", async () => {
  const fetch = vi.fn<Fetch>(async () => new Response("{}"));
  await attempt(fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(ORIGIN + DETAIL, {
    headers: { accept: "application/json" },
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
    signal: expect.any(AbortSignal),
  });
});

test("calls the page's fetch at the time of the request, and without a `this` value", async () => {
  const receivers: unknown[] = [];
  vi.stubGlobal("fetch", function (this: unknown) {
    receivers.push(this);
    return Promise.resolve(new Response("{}"));
  });
  try {
    expect(await firstAttempt(ORIGIN, { signal, fetch: pageFetch })).toEqual({ text: "{}" });
    expect(receivers).toEqual([undefined]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("returns the body's text", async () => {
  const { fetch, ask } = serverNetwork();
  expect(await attempt(fetch)).toEqual({ text: await (await ask(DETAIL)).text() });
});

test.each([
  [304, "refused"],
  [400, "refused"],
  [401, "refused"],
  [403, "refused"],
  [404, "not-found"],
  [406, "refused"],
  [408, "unavailable"],
  [410, "not-found"],
  [422, "refused"],
  [429, "unavailable"],
  [500, "unavailable"],
  [502, "unavailable"],
  [503, "unavailable"],
  [504, "unavailable"],
  [599, "unavailable"],
])("status %i is %s", async (status, failure) => {
  const body = status === 304 ? null : "<h1>It failed</h1>";
  expect(await attemptWith([status, body])).toEqual({ failure, status, retryAfter: null });
});

test.each([
  ["hidden", {}, null],
  ["exposed", { "Access-Control-Expose-Headers": "Retry-After" }, "7"],
])("a %s Retry-After header is returned as %j", async (_label, headers, retryAfter) => {
  expect(await attemptWith([429, "{}", { "Retry-After": "7", ...headers }])).toMatchObject({
    status: 429,
    retryAfter,
  });
});

test.each([
  ["a network error", new TypeError("Failed to fetch")],
  ["a broken connection that is reported as AbortError", new DOMException("", "AbortError")],
  ["a thrown string", "broken"],
])("%s is unreachable", async (_label, thrown) => {
  expect(await attempt(() => Promise.reject(thrown))).toEqual({ failure: "unreachable" });
});

test("a response without CORS headers is unreachable", async () => {
  const { fetch } = serverNetwork();
  expect(await attempt(fetch, `${ORIGIN}/f/nocors${DETAIL}`)).toEqual({ failure: "unreachable" });
});

test.each([
  ["a web page", "<!doctype html>", "not-json"],
  ["a body over the size limit", "x".repeat(1_000_001), "unexpected-answer"],
])("%s is a failure", async (_label, body, failure) => {
  expect(await attemptWith([200, body])).toEqual({ failure });
});

test("times out after 10 seconds without a response", async () => {
  const { fetch } = serverNetwork();
  const { value, ms } = await untilSettled(attempt(fetch, `${ORIGIN}/f/slow-60000${DETAIL}`));
  expect(value).toEqual({ failure: "timeout" });
  expect(ms).toBe(10_000);
});

/** An endless body, one byte per second. */
function endlessBody() {
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream({
    start(stream) {
      timer = setInterval(() => stream.enqueue(new Uint8Array([0x20])), 1000);
    },
    cancel: () => clearInterval(timer),
  });
}

test("times out after 10 seconds while the body is still arriving", async () => {
  const { value, ms } = await untilSettled(attemptWith([200, endlessBody()]));
  expect(value).toEqual({ failure: "timeout" });
  expect(ms).toBe(10_000);
});

test("waits for a slow response within the time limit", async () => {
  const { fetch } = serverNetwork();
  const { value, ms } = await untilSettled(attempt(fetch, `${ORIGIN}/f/slow-9000${DETAIL}`));
  expect(value).toHaveProperty("text");
  expect(ms).toBe(9000);
});

test.each([
  ["later", 1000],
  ["before", 0],
])("ends at once when it is aborted %s, and leaves no timer", async (_label, ms) => {
  const controller = new AbortController();
  if (ms === 0) controller.abort();
  const { fetch } = serverNetwork();
  const url = `${ORIGIN}/f/slow-60000${DETAIL}`;
  const result = firstAttempt(url, { signal: controller.signal, fetch });
  await advance(ms);
  controller.abort();
  expect(await result).toMatchObject({ failure: "unreachable" });
  await advance(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("leaves no timer after a response", async () => {
  await attempt(serverNetwork().fetch);
  expect(vi.getTimerCount()).toBe(0);
});
