import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Fetch, pageFetch } from "../../src/client/fetch.ts";
import { firstAttempt, loadLocation, publicDetailUrl } from "../../src/client/load-location.ts";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { advance, untilSettled, useFakeClock } from "./fake-clock.ts";
import { fakeNetwork, loadFallback, responses, serverNetwork } from "./fake-network.ts";
import { envelope, failure, LOADED, load, loadFrom, loadWith, signal } from "./load-fixture.ts";

useFakeClock();

describe("the URL", () => {
  const id = LOCATION_ID;
  test.each([
    ["https://api.example", id, id],
    ["https://api.example//", id.toUpperCase(), id],
    ["https://api.example/", id.replaceAll("-", ""), id],
    // A text that is no location id, which the service answers with 404.
    ["https://api.example", "demo", "demo"],
    ["https://api.example/f/500/", id, id],
  ])("is the documented one for %s and %s", (base, spelling, inUrl) => {
    expect(publicDetailUrl(base, spelling)).toBe(
      `${base.replace(/\/+$/, "")}/api/v1/location/${inUrl}/public-detail/`,
    );
  });

  test("is requested directly", async () => {
    const { fetch, sentRequests } = serverNetwork();
    const { value } = await load(fetch, `${ORIGIN}/`, LOCATION_ID.toUpperCase());
    expect(value).toEqual(LOADED);
    expect(sentRequests.map(({ url }) => url)).toEqual([ORIGIN + DETAIL]);
  });
});

test.each([
  ["500~once", 2],
  ["html200~once", 2],
  ["reset~once", 2],
  ["slow-60000~once", 2],
  ["429-3~once", 2, 3000],
  ["500,reset~twice", 3],
  // Not retried.
  ["slow-3000~once", 1, 3000],
])("recovers from the temporary fault %s with %i requests", async (scenario, attempts, waited?) => {
  const { value, ms, ...result } = await loadFrom(serverNetwork(), `${ORIGIN}/f/${scenario}`);
  expect(value).toEqual(LOADED);
  expect(result).toEqual({ attempts });
  if (waited) expect(ms).toBe(waited);
});

test("gives up after three attempts, with the failure of the last", async () => {
  const result = await loadFrom(serverNetwork(), `${ORIGIN}/f/500,reset,nocors~always`);
  expect(result).toEqual(failure("unreachable", true, 3));
});

test.each([
  ["an unknown location", ORIGIN, "11111111-2222-3333-4444-555555555555"],
  ["a wrong base URL", `${ORIGIN}/elsewhere`, LOCATION_ID],
])("%s is not found and is not retried", async (_label, base, id) => {
  const { fetch, sentRequests } = serverNetwork();
  const { value } = await load(fetch, base, id);
  expect(value).toEqual({ ok: false, failure: "not-found", status: 404 });
  expect(sentRequests).toHaveLength(1);
});

// All envelopes and records that cannot be read: test/contract/location-record.
test.each<[label: string, body: string | null, status?: number]>([
  ["status 204", null, 204],
  ["whitespace", " \r\n"],
  ["a bare record", JSON.stringify(EXAMPLE.record)],
  ["success: false under status 200", envelope({ success: false })],
  ["a record without a name", envelope({}, { name: "" })],
  ["a body over the size limit", envelope({}, { city: "x".repeat(1_000_001) })],
])("%s is an unexpected answer and is not retried", async (_label, body, status = 200) => {
  expect(await loadWith([status, body])).toEqual(failure("unexpected-answer", false));
});

const OTHER_ID = "11111111-2222-3333-4444-555555555555";
const { phone_number, agent } = EXAMPLE.record;
const long = "x".repeat(1_000_001);

test.each<[what: string, body: string, phone?: string]>([
  ["has no name", envelope({}, { name: "" }), phone_number],
  ["has no id, but an agent of the location", envelope({}, { id: null }), phone_number],
  ["has a text as its id", envelope({}, { id: "Larkmere" }), phone_number],
  ["has an object as its id", envelope({}, { id: { toString: 1 } }), phone_number],
  ["is not in an envelope", JSON.stringify(EXAMPLE.record), phone_number],
  ["is too large", envelope({}, { practice_details: { address: `{"id":"${long}` } }), phone_number],
  ["is cut off", envelope({}).slice(0, -100), phone_number],
  ["is cut off before its number", envelope({}).split('"phone_number"')[0] ?? ""],
  [
    "has a number in another part only",
    envelope({}, { name: "", phone_number: null, agent: { ...agent, phone_number } }),
  ],
  ["has a number that is too long", envelope({}, { name: "", phone_number: long })],
  ["has the id of another location", envelope({}, { id: OTHER_ID })],
  [
    "has no id, and an agent of another location",
    envelope({}, { id: 7, agent: { location_id: OTHER_ID } }),
  ],
  ["has neither", envelope({}, { id: "", agent: null })],
  ["is one of several", envelope({ data: [EXAMPLE.record] })],
  ["is too large, and of another location", envelope({}, { id: OTHER_ID, sync_type: long })],
])("a record that cannot be used and %s", async (_what, body, phone) => {
  const { value } = await loadWith([200, body]);
  expect(value).toMatchObject({ ok: false });
  expect("phone" in value && value.phone).toBe(phone);
});

test.each(['{"a":', "undefined", "\u0000"])("%j is not JSON, not retried", async (body) => {
  expect(await loadWith([200, body])).toEqual(failure("not-json", true));
});

test("another location's record is rejected", async () => {
  const locations = { list: () => [], folder: undefined, find: () => EXAMPLES[1]?.record };
  const result = await loadFrom(serverNetwork({ locations }));
  expect(result).toEqual(failure("wrong-location", false));
});

test("invalid values are replaced and reported", async () => {
  const { value } = await loadWith([200, envelope({ code: 7 }, { city: null, extra: 1 })]);
  const record = { ...EXAMPLE.record, city: "" };
  const problems = [{ path: "city", expected: "string", precaution: null }];
  expect(value).toMatchObject({ ok: true, record, problems });
});

test("a wrong content type and a byte order mark do no harm", async () => {
  const body = new TextEncoder().encode(`\ufeff${envelope({})}`);
  const { value } = await loadWith([200, body, { "Content-Type": "text/html" }]);
  expect(value).toEqual(LOADED);
});

test("does not retry after it was aborted", async () => {
  const controller = new AbortController();
  const { fetch, sentRequests } = serverNetwork();
  const load = vi.fn(loadFallback);
  const base = `${ORIGIN}/f/slow-5000~aborted`;
  const result = loadLocation(base, LOCATION_ID, { signal: controller.signal, fetch }, load);
  await advance(1000);
  controller.abort();
  expect(await result).toMatchObject({ ok: false });
  expect(sentRequests).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
});

test("loads the fallback only if it is needed", async () => {
  const load = vi.fn(loadFallback);
  const { fetch } = serverNetwork();
  await untilSettled(loadLocation(ORIGIN, LOCATION_ID, { signal, fetch }, load));
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ["cannot be loaded", async () => null, 1] as const,
  ["is missing", undefined, 0] as const,
])("a first failure is retryable if the fallback %s", async (_, load, timers) => {
  const options = { signal, fetch: fakeNetwork(responses([500])).fetch };
  const result = await loadLocation(ORIGIN, LOCATION_ID, options, load);
  expect(result).toEqual({ ok: false, failure: "unavailable", status: 500 });
  // One keeps a command running.
  expect(vi.getTimerCount()).toBe(timers);
});

describe("one attempt", () => {
  const attempt = (fetch: Fetch, url = ORIGIN + DETAIL) => firstAttempt(url, { signal, fetch });
  const attemptWith = (...all: Parameters<typeof responses>) =>
    attempt(fakeNetwork(responses(...all)).fetch);

  test("sends a request without a preflight, with which browsers reuse a preloaded response", async () => {
    const fetch = vi.fn<Fetch>(async () => new Response("{}"));
    expect(await attempt(fetch)).toMatchObject({ text: "{}" });
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
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await firstAttempt(ORIGIN, { signal, fetch: pageFetch })).toMatchObject({ text: "{}" });
    expect(receivers).toEqual([undefined]);
  });

  test.each([
    [304, "refused"],
    [401, "refused"],
    [404, "not-found"],
    [408, "unavailable"],
    [410, "not-found"],
    [429, "unavailable"],
    [500, "unavailable"],
    [599, "unavailable"],
  ])("status %i is %s", async (status, failure) => {
    const body = status === 304 ? null : "<h1>It failed</h1>";
    expect(await attemptWith([status, body])).toMatchObject({ failure, status });
  });

  test.each(["<!doctype html>", " \n\t<html>", "\ufeff<p>"])(
    "a web page is not JSON: %j",
    async (text) => {
      expect(await attemptWith([200, text])).toMatchObject({ failure: "not-json" });
    },
  );

  test("cancels the body of an error, which may be endless", async () => {
    const cancel = vi.fn();
    const fetch = async () => new Response(new ReadableStream({ cancel }), { status: 500 });
    expect(await attempt(fetch)).toMatchObject({ failure: "unavailable" });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test.each([
    ["a network error", new TypeError("Failed to fetch")],
    ["a broken connection that is reported as AbortError", new DOMException("", "AbortError")],
    ["a thrown string", "broken"],
  ])("%s is unreachable", async (_label, thrown) => {
    const failed = await attempt(() => Promise.reject(thrown));
    expect(failed).toMatchObject({ failure: "unreachable" });
  });

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
    [
      "there is no response",
      () => attempt(serverNetwork().fetch, `${ORIGIN}/f/slow-60000${DETAIL}`),
    ],
    ["the body is still arriving", () => attemptWith([200, endlessBody()])],
  ])("times out after 10 seconds if %s", async (_label, send) => {
    const { value, ms } = await untilSettled(send());
    expect(value).toMatchObject({ failure: "timeout" });
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
});
