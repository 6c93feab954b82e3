import { afterEach, expect, test, vi } from "vitest";
import { send } from "../../../src/client/http.ts";
import { submitTo } from "../../../src/client/submit.ts";
import { addToEveryObject } from "../../every-object.ts";
import { bookingRequest, ORIGIN } from "../../server/handler-fixture.ts";
import { advance, useFakeClock } from "../fake-clock.ts";
import { fakeNetwork, type Respond, responses, serverNetwork } from "../fake-network.ts";
import { INBOX, submit, submitWith } from "./submit-fixture.ts";

useFakeClock();
afterEach(() => {
  vi.restoreAllMocks();
});

test("the outcome is unknown after 20 seconds; a request that is sent again is stored once", async () => {
  const { fetch, sentRequests, received } = serverNetwork();
  const request = bookingRequest();
  const { value, ms } = await submit(request, { fetch }, "/f/lost");
  expect(value).toEqual({ kind: "unknown" });
  expect(ms).toBe(20_000);
  expect(sentRequests).toHaveLength(1);
  expect(await received()).toHaveLength(1);
  expect((await submit(request, { fetch }, "/f/lost")).value).toEqual({ kind: "accepted" });
  expect(await received()).toHaveLength(1);
});

test.each([
  ["/f/429-7", 7000],
  ["/f/429-600", 10_000],
  ["/f/429-2,429-3", 5000],
])("waits for Retry-After, up to 10 seconds: %s", async (faults, delay) => {
  const { fetch, received } = serverNetwork();
  const { value, ms } = await submit(bookingRequest(), { fetch }, faults);
  expect(value).toEqual({ kind: "accepted" });
  expect(ms).toBe(delay);
  expect(await received()).toHaveLength(1);
});

test.each([429, 503])("status %i is retried with the same request", async (status) => {
  const server = serverNetwork();
  const busy = responses([status]);
  let count = 0;
  const { fetch, sentRequests } = fakeNetwork((request) => {
    count += 1;
    return count < 3 ? busy() : server.app.fetch(request);
  });
  const request = bookingRequest();
  const { value } = await submit(request, { fetch, idempotencyHeader: true });
  expect(value).toEqual({ kind: "accepted" });
  expect(sentRequests).toHaveLength(3);
  expect(new Set(sentRequests.map(({ headers }) => headers.get("Idempotency-Key")))).toEqual(
    new Set([request.id]),
  );
  expect((await server.received()).map((entry) => entry.request)).toEqual([request]);
});

test.each<[outcome: string, respond: Respond]>([
  ["accepted", responses([201])],
  ["busy", responses([503])],
  ["unknown", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["unknown", () => new Promise(() => {})],
])("without the library a request is sent once: %s", async (kind, respond) => {
  const { fetch, sentRequests } = fakeNetwork(respond);
  const { value } = await submit(bookingRequest(), { fetch, send: null });
  expect([value.kind, sentRequests.length]).toEqual([kind, 1]);
});

test("a response counts that only the page's own fetch could return", async () => {
  const response = {
    ...{ ok: true, status: 201, headers: { get: () => "first\nsecond" }, text: async () => "{}" },
    clone: () => response,
  };
  const { value } = await submit(bookingRequest(), { fetch: async () => response as never });
  expect(value).toEqual({ kind: "accepted" });
});

test("a response counts after which a script of the page has extended Object.prototype", async () => {
  const { fetch } = serverNetwork();
  const { value } = await submit(bookingRequest(), {
    async fetch(...request) {
      const response = await fetch(...request);
      addToEveryObject({ onDownloadProgress: "/", parseJson: "/" });
      return response;
    },
  });
  expect(value).toEqual({ kind: "accepted" });
});

test.each([429, 503])("gives up after three attempts with status %i", async (status) => {
  const result = await submitWith([status]);
  expect(result).toMatchObject({ outcome: { kind: "busy" }, attempts: 3 });
});

test.each([
  [0, 750 + 2250],
  [0.999, 1250 + 3750],
])("the delays grow and are jittered: %d", async (random, total) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { ms } = await submitWith([503]);
  expect(Math.abs(ms - total)).toBeLessThan(10);
});

test.each([
  [503, 500, "unknown"],
  [429, 422, "rejected"],
])("the last response decides: %i, then %i is %s", async (first, second, kind) => {
  const result = await submitWith([first], [second]);
  expect(result).toMatchObject({ outcome: { kind }, attempts: 2 });
});

test.each([
  ["during an attempt", "/f/slow-60000"],
  ["before a retry", "/f/429-9"],
])("ends at once when it is aborted %s", async (_label, faults) => {
  const controller = new AbortController();
  const { fetch, sentRequests } = serverNetwork();
  const options = { signal: controller.signal, fetch, send };
  const outcome = submitTo(`${ORIGIN}${faults}${INBOX}`, bookingRequest(), options);
  await advance(1000);
  controller.abort();
  expect(await outcome).toEqual({ kind: "unknown" });
  await advance(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(sentRequests).toHaveLength(1);
});
