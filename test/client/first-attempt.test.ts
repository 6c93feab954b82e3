import { expect, test, vi } from "vitest";
import { firstAttempt } from "../../src/client/first-attempt.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { DETAIL, ORIGIN } from "../server/handler-fixture.ts";
import { pass, settled, useFakeClock } from "./fake-clock.ts";
import { answers, wire, wireToServer } from "./wire.ts";

useFakeClock();

const signal = new AbortController().signal;
const attempt = (fetch: Fetch, url = ORIGIN + DETAIL) => firstAttempt(url, { signal, fetch });
const attemptAt = (...all: Parameters<typeof answers>) => attempt(wire(answers(...all)).fetch);

test("it is one plain GET, with nothing that causes a preflight", async () => {
  const { fetch, asked } = wireToServer();
  await attempt(fetch);
  expect(asked).toHaveLength(1);
  const [request] = asked;
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

test("it asks with what a response that the page preloaded is reused for", async () => {
  const fetch = vi.fn<Fetch>(async () => new Response("{}"));
  await attempt(fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(ORIGIN + DETAIL, {
    headers: { accept: "application/json" },
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
    signal: expect.any(AbortSignal),
  });
});

test("without a fetch of its own it uses the page's, as a function and no method", async () => {
  const receivers: unknown[] = [];
  vi.stubGlobal("fetch", function (this: unknown) {
    receivers.push(this);
    return Promise.resolve(new Response("{}"));
  });
  try {
    expect(await firstAttempt(ORIGIN, { signal })).toEqual({ text: "{}" });
    expect(receivers).toEqual([undefined]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("it gives the body's text", async () => {
  const { fetch, ask } = wireToServer();
  expect(await attempt(fetch)).toEqual({ text: await (await ask(DETAIL)).text() });
});

test.each([
  [400, "refused", false],
  [401, "refused", false],
  [403, "refused", false],
  [404, "not-found", false],
  [406, "refused", false],
  [410, "not-found", false],
  [422, "refused", false],
  [304, "unavailable", false],
  [408, "unavailable", true],
  [429, "unavailable", true],
  [500, "unavailable", true],
  [502, "unavailable", true],
  [503, "unavailable", true],
  [504, "unavailable", true],
  [599, "unavailable", true],
])("status %i is %s; asking again may help: %j", async (status, failure, mayPass) => {
  const body = status === 304 ? null : "<h1>It failed</h1>";
  expect(await attemptAt([status, body])).toEqual({
    failure,
    mayPass,
    status,
    retryAfter: null,
  });
});

test.each([
  ["not exposed", {}, null],
  ["exposed", { "Access-Control-Expose-Headers": "Retry-After" }, "7"],
])("a Retry-After that is %s is told as %j", async (_name, headers, retryAfter) => {
  expect(await attemptAt([429, "{}", { "Retry-After": "7", ...headers }])).toMatchObject({
    status: 429,
    retryAfter,
  });
});

test.each([
  ["a network that fails", new TypeError("Failed to fetch")],
  ["a connection that one browser calls aborted", new DOMException("", "AbortError")],
  ["something that is no error at all", "broken"],
])("%s is unreachable, and may pass", async (_name, thrown) => {
  const broken = () => Promise.reject(thrown);
  expect(await attempt(broken)).toEqual({ failure: "unreachable", mayPass: true });
});

test("an answer that another origin must not read is as good as none", async () => {
  const { fetch } = wireToServer();
  expect(await attempt(fetch, `${ORIGIN}/f/nocors${DETAIL}`)).toEqual({
    failure: "unreachable",
    mayPass: true,
  });
});

test("a page in place of data may pass", async () => {
  expect(await attemptAt([200, "<!doctype html>"])).toEqual({ failure: "not-json", mayPass: true });
});

test("a body that is too long does not pass", async () => {
  expect(await attemptAt([200, "x".repeat(1_000_001)])).toEqual({
    failure: "unexpected-answer",
    mayPass: false,
  });
});

test("an answer that does not come ends after ten seconds", async () => {
  const { fetch } = wireToServer();
  const { value, ms } = await settled(attempt(fetch, `${ORIGIN}/f/slow-60000${DETAIL}`));
  expect(value).toEqual({ failure: "timeout", mayPass: true });
  expect(ms).toBe(10_000);
});

/** A body of one piece a second. */
function dripping() {
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream({
    start(stream) {
      timer = setInterval(() => stream.enqueue(new Uint8Array([0x20])), 1000);
    },
    cancel: () => clearInterval(timer),
  });
}

test("an answer that goes on coming ends after ten seconds, too", async () => {
  const { value, ms } = await settled(attemptAt([200, dripping()]));
  expect(value).toEqual({ failure: "timeout", mayPass: true });
  expect(ms).toBe(10_000);
});

test("an answer that is slow within the limit is read", async () => {
  const { fetch } = wireToServer();
  const { value, ms } = await settled(attempt(fetch, `${ORIGIN}/f/slow-9000${DETAIL}`));
  expect(value).toHaveProperty("text");
  expect(ms).toBe(9000);
});

test("a widget that goes ends it at once, and leaves no timer", async () => {
  const gone = new AbortController();
  const { fetch } = wireToServer();
  const url = `${ORIGIN}/f/slow-60000${DETAIL}`;
  const attempted = firstAttempt(url, { signal: gone.signal, fetch });
  await pass(1000);
  gone.abort();
  expect(await attempted).toMatchObject({ failure: "unreachable" });
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("a widget that has gone before does not wait", async () => {
  const { fetch } = wireToServer();
  const url = `${ORIGIN}/f/slow-60000${DETAIL}`;
  const { value, ms } = await settled(firstAttempt(url, { signal: AbortSignal.abort(), fetch }));
  expect(value).toMatchObject({ failure: "unreachable" });
  expect(ms).toBe(0);
});

test("an answer leaves no timer", async () => {
  await attempt(wireToServer().fetch);
  expect(vi.getTimerCount()).toBe(0);
});
