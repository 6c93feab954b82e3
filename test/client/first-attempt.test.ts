import { expect, test, vi } from "vitest";
import { type Fetch, pageFetch } from "../../src/client/fetch.ts";
import { firstAttempt } from "../../src/client/load-location.ts";
import { DETAIL, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, responses, serverNetwork } from "./fake-network.ts";

useFakeClock();

const signal = new AbortController().signal;
const attempt = (fetch: Fetch, url = ORIGIN + DETAIL) => firstAttempt(url, { signal, fetch });
const attemptWith = (...all: Parameters<typeof responses>) =>
  attempt(fakeNetwork(responses(...all)).fetch);

test("sends a request without a preflight, with which browsers reuse a preloaded response", async () => {
  const fetch = vi.fn<Fetch>(async () => new Response("{}"));
  expect(await attempt(fetch)).toEqual({ text: "{}" });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(ORIGIN + DETAIL, {
    headers: { accept: "application/json" },
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
    signal: expect.any(AbortSignal),
  });
  expect(vi.getTimerCount()).toBe(0);
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

test.each([
  [304, "refused"],
  [401, "refused"],
  [404, "not-found"],
  [408, "unavailable"],
  [410, "not-found"],
  [422, "refused"],
  [429, "unavailable"],
  [500, "unavailable"],
  [599, "unavailable"],
])("status %i is %s", async (status, failure) => {
  const body = status === 304 ? null : "<h1>It failed</h1>";
  expect(await attemptWith([status, body])).toEqual({ failure, status, retryAfter: null });
});

test.each(["<!doctype html>", " \n\t<html>", "\ufeff<p>"])(
  "a web page is not JSON: %j",
  async (text) => {
    expect(await attemptWith([200, text])).toEqual({ failure: "not-json" });
  },
);

test("cancels the body of an error, which may be endless", async () => {
  const cancel = vi.fn();
  const fetch = async () => new Response(new ReadableStream({ cancel }), { status: 500 });
  expect(await attempt(fetch)).toMatchObject({ failure: "unavailable" });
  expect(cancel).toHaveBeenCalledOnce();
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

test.each([
  ["there is no response", () => attempt(serverNetwork().fetch, `${ORIGIN}/f/slow-60000${DETAIL}`)],
  ["the body is still arriving", () => attemptWith([200, endlessBody()])],
])("times out after 10 seconds if %s", async (_label, send) => {
  const { value, ms } = await untilSettled(send());
  expect(value).toEqual({ failure: "timeout" });
  expect(ms).toBe(10_000);
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
