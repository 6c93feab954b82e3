import { expect, test } from "vitest";
import { checkLocation } from "../../src/check/report/check-location.ts";
import { sendRequest } from "../../src/check/requests/send-request.ts";
import { LOCATION_ID, testServer } from "../server/handler-fixture.ts";

const request = { method: "GET", url: "https://api.example/", headers: {} } as const;

const throttled = (headers: Record<string, string> = { "Retry-After": "0" }) =>
  new Response("", { status: 429, headers });

/** Responds with 429 until this many requests have arrived. */
function throttledUntil(count: number, headers: Record<string, string>) {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked < count ? throttled(headers) : new Response("{}");
  };
}

/** Sends the request; also returns how long it waited, without waiting. */
async function send(count: number, headers: Record<string, string>) {
  const waits: number[] = [];
  const { status } = await sendRequest(request, {
    timeoutMs: 20_000,
    fetch: throttledUntil(count, headers),
    wait: async (ms) => void waits.push(ms),
  });
  return { status, waits };
}

test.each([
  [{ "Retry-After": "7" }, 7000],
  [{ "Retry-After": "0" }, 0],
  [{}, 1000],
  [{ "Retry-After": "soon" }, 1000],
])("waits as long as a throttled response asks for (%j)", async (headers, ms) => {
  expect(await send(2, headers as Record<string, string>)).toEqual({ status: 200, waits: [ms] });
});

test("waits until a date", async () => {
  const date = new Date(Date.now() + 20_000).toUTCString();
  const { waits } = await send(2, { "Retry-After": date });
  expect(waits[0]).toBeGreaterThan(15_000);
  expect(waits[0]).toBeLessThanOrEqual(20_000);
});

test("gives up after three attempts, and at once if the wait is over a minute", async () => {
  expect(await send(9, { "Retry-After": "1" })).toEqual({ status: 429, waits: [1000, 1000] });
  expect(await send(9, { "Retry-After": "61" })).toEqual({ status: 429, waits: [] });
});

const rulesWith = async (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  (await checkLocation("http://localhost", LOCATION_ID, { timeoutMs: 20_000, fetch })).rules;

test("a service that throttles some requests passes", async () => {
  const { app } = testServer();
  const asked = new Set<string>();
  const rules = await rulesWith(async (url, init) => {
    const request = JSON.stringify([url, init.method, init.headers]);
    if (!asked.has(request)) {
      asked.add(request);
      return throttled();
    }
    const headers = { ...init.headers, "Accept-Encoding": "identity" };
    return app.request(url, { ...init, headers });
  });
  const failed = rules.filter(({ outcome }) => outcome === "fail");
  expect(failed.map(({ id }) => id)).toEqual(["compression"]);
});
