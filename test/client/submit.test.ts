import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "../../src/client/read-body.ts";
import { type HandOverOutcome, type SendOptions, sendTo } from "../../src/client/submit.ts";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { bookingRequest, ORIGIN } from "../server/handler-fixture.ts";
import { pass, settled, useFakeClock } from "./fake-clock.ts";
import { answers, wire, wireToServer } from "./wire.ts";

useFakeClock();
afterEach(() => {
  vi.restoreAllMocks();
});

const INBOX = "/dev/booking-requests/";
const signal = new AbortController().signal;

const send = (request: BookingRequest, options: Partial<SendOptions> & { fetch: Fetch }, at = "") =>
  settled(sendTo(`${ORIGIN}${at}${INBOX}`, { signal, ...options })(request));

/** One request to somebody who answers so; what is known then, and how often it went out. */
async function sentTo(...all: Parameters<typeof answers>) {
  const { fetch, asked } = wire(answers(...all));
  const { value, ms } = await send(bookingRequest(), { fetch });
  return { outcome: value, times: asked.length, ms };
}

test("the receiver has it, as it was", async () => {
  const { fetch, received } = wireToServer();
  const request = bookingRequest({ patient: { firstName: "Zoë 李", lastName: "👨‍👩‍👧‍👦" } });
  expect((await send(request, { fetch })).value).toEqual({ kind: "accepted" });
  expect((await received()).map((one) => one.request)).toEqual([request]);
});

test("it is a POST of JSON that takes no credentials along and follows no redirect", async () => {
  const { fetch, asked } = wireToServer();
  await send(bookingRequest(), { fetch });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: "POST",
    url: ORIGIN + INBOX,
    mode: "cors",
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
});

test("no header goes along that a stock receiver does not allow", async () => {
  const { fetch, asked } = wireToServer();
  await send(bookingRequest(), { fetch });
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
  });
});

test("the id goes along as Idempotency-Key where that is wished", async () => {
  const { fetch, asked } = wireToServer();
  const request = bookingRequest();
  await send(request, { fetch, idempotencyHeader: true });
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "idempotency-key": request.id,
  });
});

test("the same request again is the same request: accepted, and kept once", async () => {
  const { fetch, received } = wireToServer();
  const handOver = sendTo(ORIGIN + INBOX, { signal, fetch });
  const request = bookingRequest();
  for (let time = 0; time < 3; time += 1) {
    expect(await handOver(request)).toEqual({ kind: "accepted" });
  }
  expect(await Promise.all([handOver(request), handOver(request)])).toEqual([
    { kind: "accepted" },
    { kind: "accepted" },
  ]);
  expect(await received()).toHaveLength(1);
});

test("an id that was used for another request is told, and the first request stays", async () => {
  const { fetch, received } = wireToServer();
  const request = bookingRequest();
  await send(request, { fetch });
  const other = { ...request, patient: { firstName: "Other" } };
  expect((await send(other, { fetch })).value).toEqual({ kind: "reused" });
  expect((await received()).map((one) => one.request)).toEqual([request]);
});

test("answers that the receiver refuses are told by field, with its sentence", async () => {
  const { fetch, received } = wireToServer();
  const request = bookingRequest({ version: 1 });
  const wrong = { ...request, patient: { ...request.patient, phone: "555", dob: "2023-02-29" } };
  expect((await send(wrong, { fetch })).value).toEqual({
    kind: "rejected",
    errors: {
      phone: "Enter a phone number with its country code, like +15550100123.",
      dob: "Enter a real date of birth, as year-month-day, like 1990-03-27.",
    },
  });
  expect(await received()).toEqual([]);
});

const JSON_TYPE = { "Content-Type": "application/json" };

test.each([
  ["lists", { phone: ["First.", "Second."] }, { phone: "First." }],
  ["bare sentences", { phone: "Call us." }, { phone: "Call us." }],
  ["things that are no sentences", { phone: [7], dob: {}, email: null, insurance: [] }, {}],
  ["some that are none", { phone: ["Yes."], dob: [["No."]] }, { phone: "Yes." }],
  ["a key of JavaScript's", JSON.parse('{"__proto__":["x"],"phone":["Yes."]}'), { phone: "Yes." }],
])("of errors by field that are %s, the sentences are taken", async (_name, sent, errors) => {
  const { outcome, times } = await sentTo([422, JSON.stringify({ errors: sent }), JSON_TYPE]);
  expect(outcome).toMatchObject({ kind: "rejected", errors });
  if (outcome.kind !== "rejected") throw new Error(outcome.kind);
  for (const name of Object.keys(errors)) expect(Object.hasOwn(outcome.errors, name)).toBe(true);
  expect(Object.getPrototypeOf(outcome.errors)).toBe(Object.prototype);
  expect(times).toBe(1);
});

test.each([
  ["nothing", "", {}],
  ["a page", "<h1>Unprocessable</h1>", {}],
  ["no errors", "{}", JSON_TYPE],
  ["errors as text", '{"errors":"phone"}', JSON_TYPE],
  ["null", "null", JSON_TYPE],
  ["JSON that is cut", '{"errors":{"phone"', JSON_TYPE],
])("a 422 with %s names no field", async (_name, body, headers) => {
  expect((await sentTo([422, body, headers])).outcome).toEqual({ kind: "rejected", errors: {} });
});

test.each([
  [400, { kind: "refused", status: 400 }],
  [401, { kind: "refused", status: 401 }],
  [403, { kind: "refused", status: 403 }],
  [404, { kind: "refused", status: 404 }],
  [405, { kind: "refused", status: 405 }],
  [413, { kind: "refused", status: 413 }],
  [408, { kind: "refused", status: 408 }],
  [409, { kind: "reused" }],
  [500, { kind: "unsure" }],
  [502, { kind: "unsure" }],
  [504, { kind: "unsure" }],
  [304, { kind: "unsure" }],
] as [number, HandOverOutcome][])("status %i is %j, and not repeated", async (status, known) => {
  for (const body of status === 304 ? [null] : ["", "<h1>No</h1>", '{"errors":{}}']) {
    const { outcome, times } = await sentTo([status, body, JSON_TYPE]);
    expect(outcome).toEqual(known);
    expect(times).toBe(1);
  }
});

test.each([
  [200, ""],
  [200, "{"],
  [200, "null"],
  [201, "<h1>Thank you</h1>"],
  [202, '{"success":false}'],
  [204, null],
])("status %i is a promise, whatever its body: %j", async (status, body) => {
  const { outcome, times } = await sentTo([status, body, JSON_TYPE]);
  expect(outcome).toEqual({ kind: "accepted" });
  expect(times).toBe(1);
});

test("an answer that is cut on its way is still a promise", async () => {
  const { fetch, received } = wireToServer();
  expect((await send(bookingRequest(), { fetch }, "/f/cutjson")).value.kind).toBe("accepted");
  expect(await received()).toHaveLength(1);
});

test("a server that breaks leaves it open, and is not asked again", async () => {
  const { fetch, asked, received } = wireToServer();
  expect((await send(bookingRequest(), { fetch }, "/f/500")).value).toEqual({ kind: "unsure" });
  expect(asked).toHaveLength(1);
  expect(await received()).toEqual([]);
});

test("an answer that the page must not read leaves it open, and is not asked for again", async () => {
  const { fetch, asked, received } = wireToServer();
  const request = bookingRequest();
  expect((await send(request, { fetch }, "/f/nocors")).value).toEqual({ kind: "unsure" });
  expect(asked).toHaveLength(1);
  expect(await received()).toHaveLength(1);
});

test.each([
  ["a network that fails", new TypeError("Failed to fetch")],
  ["a connection that one browser calls aborted", new DOMException("", "AbortError")],
  ["something that is no error at all", "broken"],
])("%s leaves it open, and is not tried again", async (_name, thrown) => {
  const fetch = vi.fn<Fetch>(() => Promise.reject(thrown));
  expect((await send(bookingRequest(), { fetch })).value).toEqual({ kind: "unsure" });
  expect(fetch).toHaveBeenCalledOnce();
});

test("an answer that never comes leaves it open after twenty seconds; sent again, it is kept once", async () => {
  const { fetch, asked, received } = wireToServer();
  const request = bookingRequest();
  const { value, ms } = await send(request, { fetch }, "/f/lost");
  expect(value).toEqual({ kind: "unsure" });
  expect(ms).toBe(20_000);
  expect(asked).toHaveLength(1);
  expect(await received()).toHaveLength(1);
  expect((await send(request, { fetch }, "/f/lost")).value).toEqual({ kind: "accepted" });
  expect(await received()).toHaveLength(1);
});

test("an answer that is slow is waited for", async () => {
  const { fetch, received } = wireToServer();
  const { value, ms } = await send(bookingRequest(), { fetch }, "/f/slow-19000");
  expect(value).toEqual({ kind: "accepted" });
  expect(ms).toBe(19_000);
  expect(await received()).toHaveLength(1);
});

test.each([
  ["/f/429-1", 1000],
  ["/f/429-7", 7000],
  ["/f/429-600", 10_000],
  ["/f/429-2,429-3", 5000],
])("who says when to come again is taken at his word, up to 10 s: %s", async (faults, pause) => {
  const { fetch, received } = wireToServer();
  const { value, ms } = await send(bookingRequest(), { fetch }, faults);
  expect(value).toEqual({ kind: "accepted" });
  expect(ms).toBe(pause);
  expect(await received()).toHaveLength(1);
});

test.each([429, 503])(
  "a %i is no acceptance: it is repeated by itself, as it was",
  async (busy) => {
    const server = wireToServer();
    const busyTwice = answers([busy], [busy]);
    let turn = 0;
    const { fetch, asked } = wire((request) => {
      turn += 1;
      return turn < 3 ? busyTwice() : server.app.fetch(request);
    });
    const request = bookingRequest();
    const { value } = await send(request, { fetch, idempotencyHeader: true });
    expect(value).toEqual({ kind: "accepted" });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ headers }) => headers.get("Idempotency-Key")))).toEqual(
      new Set([request.id]),
    );
    expect((await server.received()).map((one) => one.request)).toEqual([request]);
  },
);

test.each([429, 503])("a %i that does not end is told after three times", async (busy) => {
  expect(await sentTo([busy])).toMatchObject({ outcome: { kind: "busy" }, times: 3 });
});

test.each([
  [0, 750 + 2250],
  [0.999, 1250 + 3750],
])("the pauses grow, and are jittered: %d", async (random, altogether) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { ms } = await sentTo([503]);
  expect(Math.abs(ms - altogether)).toBeLessThan(10);
});

test("what comes after a repetition counts", async () => {
  expect(await sentTo([503], [500])).toMatchObject({ outcome: { kind: "unsure" }, times: 2 });
  expect(await sentTo([429], [422])).toMatchObject({ outcome: { kind: "rejected" }, times: 2 });
});

test.each([
  ["while it is under way", "/f/slow-60000", 1000, 1],
  ["before it is repeated", "/f/429-9", 1000, 1],
])("a widget that goes %s ends it at once", async (_name, faults, when, times) => {
  const gone = new AbortController();
  const { fetch, asked } = wireToServer();
  const handOver = sendTo(`${ORIGIN}${faults}${INBOX}`, { signal: gone.signal, fetch });
  const sending = handOver(bookingRequest());
  await pass(when);
  gone.abort();
  expect(await sending).toEqual({ kind: "unsure" });
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toHaveLength(times);
});
