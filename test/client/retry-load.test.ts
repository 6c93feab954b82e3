import { afterEach, expect, test, vi } from "vitest";
import type { Answer, FailedAnswer } from "../../src/client/failures.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { askAgain } from "../../src/client/retry-load.ts";
import { DETAIL, ORIGIN } from "../server/handler-fixture.ts";
import { pass, settled, useFakeClock } from "./fake-clock.ts";
import { answers, wire, wireToServer } from "./wire.ts";

useFakeClock();
afterEach(() => {
  vi.restoreAllMocks();
});

const URL_OF_DETAIL = ORIGIN + DETAIL;
const FAILED: FailedAnswer = { failure: "unreachable", mayPass: true };

/** Asks again, on a clock that does not wait; `at` is when each request went out. */
async function askedAgain(fetch: Fetch, first: Answer = FAILED, url = URL_OF_DETAIL) {
  const at: number[] = [];
  const start = performance.now();
  const timed: Fetch = (input, init) => {
    at.push(performance.now() - start);
    return fetch(input, init);
  };
  const { signal } = new AbortController();
  const { value, ms } = await settled(askAgain(url, first, { signal, fetch: timed }));
  return { answer: value, at, ms };
}

const retryAfter = (header: string): FailedAnswer => ({
  failure: "unavailable",
  mayPass: true,
  status: 429,
  retryAfter: header,
});

test("it asks as it was asked before", async () => {
  const { fetch, asked } = wireToServer();
  await askedAgain(fetch);
  expect(asked).toHaveLength(1);
  expect([...(asked[0]?.headers ?? [])]).toEqual([["accept", "application/json"]]);
  expect(asked[0]).toMatchObject({
    method: "GET",
    url: URL_OF_DETAIL,
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
    cache: "default",
    redirect: "follow",
    body: null,
  });
});

test("an answer ends it", async () => {
  const { fetch, ask } = wireToServer();
  const { answer, at } = await askedAgain(fetch);
  expect(answer).toEqual({ text: await (await ask(DETAIL)).text() });
  expect(at).toHaveLength(1);
});

const pages = "<!doctype html><h1>Welcome</h1>";
const failures: [string, () => Promise<Response> | Response, FailedAnswer][] = [
  ["a network that fails", () => Promise.reject(new TypeError("Failed to fetch")), FAILED],
  [
    "a connection that one browser calls aborted",
    () => Promise.reject(new DOMException("", "AbortError")),
    FAILED,
  ],
  ["a page in place of data", answers([200, pages]), { failure: "not-json", mayPass: true }],
  ...[408, 429, 500, 502, 503, 504, 521, 599].map(
    (status): [string, () => Response, FailedAnswer] => [
      `status ${status}`,
      answers([status, pages]),
      { failure: "unavailable", mayPass: true, status, retryAfter: null },
    ],
  ),
];

test.each(failures)("%s is asked about twice, and then told", async (_name, answer, failed) => {
  const result = await askedAgain(wire(answer).fetch);
  expect(result.at).toHaveLength(2);
  expect(result.answer).toEqual(failed);
});

test.each(failures)("%s that passes is no failure", async (_name, answer) => {
  let turn = 0;
  const passing = () => {
    turn += 1;
    return turn === 1 ? answer() : answers([200, "{}"])();
  };
  const result = await askedAgain(wire(passing).fetch);
  expect(result).toMatchObject({ answer: { text: "{}" } });
  expect(result.at).toHaveLength(2);
});

test.each([400, 403, 404, 410, 422])("status %i is not asked about again", async (status) => {
  const result = await askedAgain(wire(answers([status])).fetch);
  expect(result.at).toHaveLength(1);
  expect(result.answer).toMatchObject({ mayPass: false, status });
});

test("an answer without a body is an answer", async () => {
  expect((await askedAgain(wire(answers([204])).fetch)).answer).toEqual({ text: "" });
  expect((await askedAgain(wire(answers([304])).fetch)).answer).toMatchObject({ status: 304 });
});

test("a body that is too long is not asked for again", async () => {
  const result = await askedAgain(wire(answers([200, "x".repeat(1_000_001)])).fetch);
  expect(result.at).toHaveLength(1);
  expect(result.answer).toEqual({ failure: "unexpected-answer", mayPass: false });
});

test.each([
  [0, 300, 900],
  [0.5, 400, 1200],
  [0.999, 500, 1500],
])("the pauses grow, and are jittered: %d", async (random, first, second) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { at } = await askedAgain(wire(answers([500])).fetch);
  expect(at).toHaveLength(2);
  expect(at[0]).toBeCloseTo(first, -1);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeCloseTo(second, -1);
});

test.each([
  ["3", 3000],
  ["0", 0],
  ["20", 20_000],
  ["86400", 20_000],
])("a first Retry-After of %s seconds is respected, up to twenty", async (header, pause) => {
  const { at } = await askedAgain(wireToServer().fetch, retryAfter(header));
  expect(at).toEqual([pause]);
});

test("a Retry-After may be a date", async () => {
  vi.setSystemTime("2026-03-27T09:30:00Z");
  const inFourSeconds = new Date(Date.now() + 4000).toUTCString();
  const { at } = await askedAgain(wireToServer().fetch, retryAfter(inFourSeconds));
  expect(at).toEqual([4000]);
});

test("a date that has passed means now", async () => {
  const { at } = await askedAgain(
    wireToServer().fetch,
    retryAfter("Fri, 27 Mar 2015 09:30:00 GMT"),
  );
  expect(at).toEqual([0]);
});

test.each(["", "soon", "99999999-99-99"])("a Retry-After of %j is none", async (header) => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { at } = await askedAgain(wireToServer().fetch, retryAfter(header));
  expect(at).toEqual([400]);
});

test("a second Retry-After is respected too, where the page can read it", async () => {
  const { fetch } = wireToServer();
  const { at } = await askedAgain(fetch, retryAfter("1"), `${ORIGIN}/f/429-7${DETAIL}`);
  expect(at).toEqual([1000, 8000]);
});

test("one that the page cannot read decides nothing", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const hidden = answers([429, "", { "Retry-After": "7" }], [200, "{}"]);
  const { at } = await askedAgain(wire(hidden).fetch);
  expect(at).toEqual([400, 1600]);
});

test("each attempt has ten seconds, and both together twenty", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { fetch } = wireToServer();
  const slow = `${ORIGIN}/f/slow-60000,slow-60000${DETAIL}`;
  const { answer, at, ms } = await askedAgain(fetch, FAILED, slow);
  expect(answer).toEqual({ failure: "timeout", mayPass: true });
  expect(at).toEqual([400, 11_600]);
  expect(ms).toBe(20_400);
});

test("an attempt that is slow is given up for one that is not", async () => {
  const { fetch } = wireToServer();
  const { answer } = await askedAgain(fetch, FAILED, `${ORIGIN}/f/slow-60000${DETAIL}`);
  expect(answer).toHaveProperty("text");
});

test("the time limit covers the body", async () => {
  const endless = () => new Response(new ReadableStream({ start() {} }));
  const { answer, ms } = await askedAgain(async () => endless());
  expect(answer).toEqual({ failure: "timeout", mayPass: true });
  expect(ms).toBeLessThanOrEqual(20_500);
});

test.each([
  ["in the first pause", 100, 0],
  ["in an attempt", 5000, 1],
  ["in the second pause", 10_700, 1],
])("a widget that goes %s ends it at once", async (_name, when, requests) => {
  const gone = new AbortController();
  const { fetch, asked } = wireToServer();
  const url = `${ORIGIN}/f/slow-60000,slow-60000${DETAIL}`;
  const asking = askAgain(url, FAILED, { signal: gone.signal, fetch });
  await pass(when);
  gone.abort();
  expect(await asking).toMatchObject({ failure: "unreachable" });
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toHaveLength(requests);
});

test("a widget that has gone before asks nothing", async () => {
  const { fetch, asked } = wireToServer();
  const asking = askAgain(URL_OF_DETAIL, FAILED, { signal: AbortSignal.abort(), fetch });
  expect((await settled(asking)).ms).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toEqual([]);
});
