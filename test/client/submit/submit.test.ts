import { expect, test, vi } from "vitest";
import type { Fetch } from "../../../src/client/fetch.ts";
import { submitTo } from "../../../src/client/submit.ts";
import type { SubmitOutcome } from "../../../src/client/submit-outcome.ts";
import { bookingRequest, ORIGIN } from "../../server/handler-fixture.ts";
import { useFakeClock } from "../fake-clock.ts";
import { serverNetwork } from "../fake-network.ts";
import { INBOX, signal, submit, submitWith } from "./submit-fixture.ts";

useFakeClock();

test("the receiver gets the request unchanged", async () => {
  const { fetch, received } = serverNetwork();
  const request = bookingRequest({ patient: { firstName: "Zoë 李", lastName: "👨‍👩‍👧‍👦" } });
  expect((await submit(request, { fetch })).value).toEqual({ kind: "accepted" });
  expect((await received()).map((entry) => entry.request)).toEqual([request]);
});

test("sends a POST without credentials that follows no redirect", async () => {
  const { fetch, sentRequests } = serverNetwork();
  await submit(bookingRequest(), { fetch });
  expect(sentRequests).toHaveLength(1);
  expect(sentRequests[0]).toMatchObject({
    method: "POST",
    url: ORIGIN + INBOX,
    mode: "cors",
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
});

test.each([false, true])(
  "sends the id as Idempotency-Key only with the option: %j",
  async (idempotencyHeader) => {
    const { fetch, sentRequests } = serverNetwork();
    const request = bookingRequest();
    await submit(request, { fetch, idempotencyHeader });
    expect(Object.fromEntries(sentRequests[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      ...(idempotencyHeader && { "idempotency-key": request.id }),
    });
  },
);

test("a repeated request is accepted and stored once", async () => {
  const { fetch, received } = serverNetwork();
  const submit = submitTo(ORIGIN + INBOX, { signal, fetch });
  const request = bookingRequest();
  for (let count = 0; count < 3; count += 1) {
    expect(await submit(request)).toEqual({ kind: "accepted" });
  }
  expect(await Promise.all([submit(request), submit(request)])).toEqual([
    { kind: "accepted" },
    { kind: "accepted" },
  ]);
  expect(await received()).toHaveLength(1);
});

test("reports an id that belongs to another request, which is kept", async () => {
  const { fetch, received } = serverNetwork();
  const request = bookingRequest();
  await submit(request, { fetch });
  const other = { ...request, patient: { firstName: "Other" } };
  expect((await submit(other, { fetch })).value).toEqual({ kind: "duplicate-id" });
  expect((await received()).map((entry) => entry.request)).toEqual([request]);
});

test("reports the answers that the receiver rejects, with its messages", async () => {
  const { fetch, received } = serverNetwork();
  const request = bookingRequest({ version: 1 });
  const invalid = { ...request, patient: { ...request.patient, phone: "555", dob: "2023-02-29" } };
  expect((await submit(invalid, { fetch })).value).toEqual({
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
  ["arrays", { phone: ["First.", "Second."] }, { phone: "First." }],
  ["strings", { phone: "Call us." }, { phone: "Call us." }],
  [
    "neither strings nor arrays of strings",
    { phone: [7], dob: {}, email: null, insurance: [] },
    {},
  ],
  ["partly strings", { phone: ["Yes."], dob: [["No."]] }, { phone: "Yes." }],
  [
    "under the key __proto__",
    JSON.parse('{"__proto__":["x"],"phone":["Yes."]}'),
    { phone: "Yes." },
  ],
])("takes the messages from a 422 with errors that are %s", async (_label, body, errors) => {
  const response = JSON.stringify({ errors: body });
  const { outcome, attempts } = await submitWith([422, response, JSON_TYPE]);
  expect(outcome).toMatchObject({ kind: "rejected", errors });
  if (outcome.kind !== "rejected") throw new Error(outcome.kind);
  for (const name of Object.keys(errors)) expect(Object.hasOwn(outcome.errors, name)).toBe(true);
  expect(Object.getPrototypeOf(outcome.errors)).toBe(Object.prototype);
  expect(attempts).toBe(1);
});

test.each([
  ["nested as in the request", { errors: { patient: { phone: ["Call us."] } } }],
  ["without the key errors", { phone: ["Call us."] }],
  ["without the key errors, nested", { patient: { phone: ["Call us."] } }],
  [
    "in the service's envelope",
    { code: 422, message: "", success: false, data: null, errors: { phone: ["Call us."] } },
  ],
])("takes the messages from a 422 or 400 with errors %s", async (_label, body) => {
  for (const status of [422, 400]) {
    const { outcome } = await submitWith([status, JSON.stringify(body), JSON_TYPE]);
    expect(outcome).toMatchObject({ kind: "rejected", errors: { phone: "Call us." } });
  }
});

test.each([
  ["another message", { detail: "JSON parse error." }],
  ["errors of other keys", { version: ["Must be 2."], created_at: ["Too old."] }],
  ["errors as a string", { errors: "phone" }],
  ["a field that is no message", { phone: 7, patient: { dob: {} } }],
])("a 400 with %s is refused", async (_label, body) => {
  const { outcome } = await submitWith([400, JSON.stringify(body), JSON_TYPE]);
  expect(outcome).toEqual({ kind: "refused", status: 400 });
});

test.each(["appointment_type", "provider"])("returns the error of %s from a 400", async (name) => {
  const { outcome } = await submitWith([400, JSON.stringify({ [name]: ["Gone."] }), JSON_TYPE]);
  expect(outcome).toMatchObject({ kind: "rejected", errors: { [name]: "Gone." } });
});

test.each([
  ["an empty body", "", {}],
  ["a web page", "<h1>Unprocessable</h1>", {}],
  ["no errors", "{}", JSON_TYPE],
  ["errors as a string", '{"errors":"phone"}', JSON_TYPE],
  ["null", "null", JSON_TYPE],
  ["truncated JSON", '{"errors":{"phone"', JSON_TYPE],
])("a 422 with %s has no field errors", async (_label, body, headers) => {
  const { outcome } = await submitWith([422, body, headers]);
  expect(outcome).toEqual({ kind: "rejected", errors: {} });
});

test.each([
  ...[400, 401, 403, 404, 405, 408, 413].map((status) => [status, { kind: "refused", status }]),
  [409, { kind: "duplicate-id" }],
  ...[304, 500, 502, 504].map((status) => [status, { kind: "unknown" }]),
] as [number, SubmitOutcome][])("status %i is %j and is not retried", async (status, expected) => {
  for (const body of status === 304 ? [null] : ["", "<h1>No</h1>", '{"errors":{}}']) {
    const { outcome, attempts } = await submitWith([status, body, JSON_TYPE]);
    expect(outcome).toEqual(expected);
    expect(attempts).toBe(1);
  }
});

test.each([
  [200, ""],
  [200, "{"],
  [200, "null"],
  [201, "Thank you"],
  [202, '{"success":true}'],
  [204, null],
  [204, null, {}],
] as const)(
  "status %i is accepted with a body that reports no error: %j",
  async (status, body, headers = JSON_TYPE) => {
    const { outcome, attempts } = await submitWith([status, body, headers]);
    expect(outcome).toEqual({ kind: "accepted" });
    expect(attempts).toBe(1);
  },
);

test.each(["text/html; charset=utf-8", "TEXT/HTML", "application/xhtml+xml"])(
  "the outcome is unknown after a web page with status 200: %s",
  async (type) => {
    const response = [200, "<h1>Log in</h1>", { "Content-Type": type }] as const;
    const { outcome, attempts } = await submitWith([...response]);
    expect(outcome).toEqual({ kind: "unknown" });
    expect(attempts).toBe(1);
  },
);

test("a truncated success response is accepted", async () => {
  const { fetch, received } = serverNetwork();
  expect((await submit(bookingRequest(), { fetch }, "/f/cutjson")).value.kind).toBe("accepted");
  expect(await received()).toHaveLength(1);
});

test.each([
  ["a server error", "/f/500", 0],
  ["a response without CORS headers", "/f/nocors", 1],
])("the outcome is unknown after %s, which is not retried", async (_label, fault, stored) => {
  const { fetch, sentRequests, received } = serverNetwork();
  expect((await submit(bookingRequest(), { fetch }, fault)).value).toEqual({ kind: "unknown" });
  expect(sentRequests).toHaveLength(1);
  expect(await received()).toHaveLength(stored);
});

test.each([
  ["a network error", new TypeError("Failed to fetch")],
  ["a broken connection that is reported as AbortError", new DOMException("", "AbortError")],
  ["a thrown string", "broken"],
])("the outcome is unknown after %s, which is not retried", async (_label, thrown) => {
  const fetch = vi.fn<Fetch>(() => Promise.reject(thrown));
  expect((await submit(bookingRequest(), { fetch })).value).toEqual({ kind: "unknown" });
  expect(fetch).toHaveBeenCalledOnce();
});
