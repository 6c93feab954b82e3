import { expect, test, vi } from "vitest";
import { type Fetch, pageFetch } from "../../../src/client/fetch.ts";
import { send } from "../../../src/client/http.ts";
import { responseOutcome, type SubmitOutcome, submitTo } from "../../../src/client/submit.ts";
import { slotAt } from "../../form/slots/slots-fixture.ts";
import { bookingRequest, ORIGIN } from "../../server/handler-fixture.ts";
import { useFakeClock } from "../fake-clock.ts";
import { serverNetwork } from "../fake-network.ts";
import { INBOX, signal, submit, submitWith } from "./submit-fixture.ts";

useFakeClock();

const typed = (type?: string) => (type === undefined ? {} : { "Content-Type": type });
const JSON_TYPE = typed("application/json");

test.each([false, true])(
  "sends the request unchanged, without credentials, and follows no redirect; key: %j",
  async (idempotencyHeader) => {
    const { fetch, sentRequests, received } = serverNetwork();
    const request = bookingRequest({ patient: { firstName: "Zoë 李", lastName: "👨‍👩‍👧‍👦" } });
    const { value } = await submit(request, { fetch, idempotencyHeader });
    expect(value).toEqual({ kind: "accepted" });
    expect((await received()).map((entry) => entry.request)).toEqual([request]);
    expect(sentRequests).toHaveLength(1);
    expect(sentRequests[0]).toMatchObject({
      method: "POST",
      url: ORIGIN + INBOX,
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    expect(Object.fromEntries(sentRequests[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      ...(idempotencyHeader && { "idempotency-key": request.id }),
    });
  },
);

const BY_PART = { requesterFirstName: "Who?", phone: "0?" };

test.each([
  ["lists", { errors: { phone: ["First.", "Second."] } }, { phone: "First." }],
  ["strings", { errors: { phone: "Call us." } }, { phone: "Call us." }],
  ["not texts", { errors: { phone: [7], dob: {}, email: null, insurance: [] } }, {}],
  ["partly texts", { errors: { phone: ["Yes."], dob: [["No."]] } }, { phone: "Yes." }],
  [
    "under __proto__",
    { errors: JSON.parse('{"__proto__":["x"],"phone":["Yes."]}') },
    { phone: "Yes." },
  ],
  ["nested", { errors: { patient: { phone: ["Call us."] } } }, { phone: "Call us." }],
  ["the body", { phone: ["Call us."] }, { phone: "Call us." }],
  [
    "nested, about the sender",
    { requester: { last_name: ["Too long."] } },
    { requesterLastName: "Too long." },
  ],
  ["the body, nested", { patient: { phone: ["Call us."] } }, { phone: "Call us." }],
  ["about a choice", { provider: ["Gone."] }, { provider: "Gone." }],
  ["about the screener", { screener: ["No?"], phone: ["Yes."] }, { phone: "Yes." }],
  ["about a part", { phone_extension: ["0?"], requester: "Who?" }, BY_PART],
  ["about a question of the page", { new_patient: ["Call."] }, { newPatient: "Call." }],
])(
  "takes the messages from a 422 and a 400 with errors that are %s",
  async (_label, body, errors) => {
    for (const status of Object.keys(errors).length > 0 ? [422, 400] : [422]) {
      const { outcome, attempts } = await submitWith([status, JSON.stringify(body), JSON_TYPE]);
      expect(outcome).toEqual({ kind: "rejected", errors });
      if (outcome.kind !== "rejected") throw new Error(outcome.kind);
      expect(Object.getPrototypeOf(outcome.errors)).toBe(Object.prototype);
      expect(attempts).toBe(1);
    }
  },
);

test.each([
  ["another message", '{"detail":"JSON parse error."}'],
  ["errors of other keys", '{"version":["Must be 2."]}'],
  ["errors as a string", '{"errors":"phone"}'],
  ["a web page", "<h1>Unprocessable</h1>"],
  ["truncated JSON", '{"errors":{"phone"'],
])("a 400 with %s is refused, a 422 has no messages", async (_label, body) => {
  const refused = await submitWith([400, body, JSON_TYPE]);
  expect(refused.outcome).toEqual({ kind: "refused", status: 400 });
  const { outcome } = await submitWith([422, body, JSON_TYPE]);
  expect(outcome.kind === "rejected" && outcome.errors).not.toHaveProperty("phone");
});

test.each([
  ...[401, 403, 404, 405, 408, 413].map((status) => [status, { kind: "refused", status }]),
  [409, { kind: "duplicate-id" }],
  ...[304, 500, 502, 504].map((status) => [status, { kind: "unknown" }]),
] as [number, SubmitOutcome][])("status %i is %j and is not retried", async (status, expected) => {
  const body = status === 304 ? null : '{"errors":{}}';
  expect(await submitWith([status, body, JSON_TYPE])).toMatchObject({
    outcome: expected,
    attempts: 1,
  });
});

const SLOT = { ...slotAt("2026-03-30T09:00:00-07:00"), source: "onSlots" };

test.each([
  ["slot-taken", "the time", { kind: "slot-taken" }],
  ["other", "the id", { kind: "duplicate-id" }],
])("a 409 with the code %s is an error of %s", async (code, _label, outcome) => {
  expect(await submitWith([409, JSON.stringify({ code }), JSON_TYPE])).toMatchObject({ outcome });
});

test.each([
  ['{"booked":true}', { kind: "accepted", isBooked: true }],
  ['{"booked":"true","emailed":1}', { kind: "accepted" }],
  ['{"booked":true', { kind: "accepted" }],
  ["null", { kind: "accepted" }],
  ['{"emailed":true}', { kind: "accepted", isEmailed: true }],
])(
  "a time is booked, or the patient emailed, only by a body that says so: %s",
  async (body, expected) => {
    const response = new Response(body, { status: 201, headers: JSON_TYPE });
    const fetch: Fetch = async () => response;
    expect((await submit(bookingRequest(), { fetch })).value).toStrictEqual(expected);
  },
);

/** Responses with status 200 from something between the form and the receiver, or of one that failed. */
test.each([
  ["the page of a portal", "<h1>Log in</h1>", "TEXT/HTML; charset=utf-8"],
  ["a page as text", "<!DOCTYPE html><title>Log in</title>", "text/plain"],
  ["a page as JSON", "\n <html><body>Log in", "application/json"],
  ["a page as bytes", "\uFEFF<!-- portal --><html>", "application/octet-stream"],
  ["a portal's own type", '{"captive":true}', "application/captive+json"],
  ["a page as XML", "<?xml version='1.0'?>\n<!DOCTYPE html>", "text/xml"],
  ["an empty XHTML page", "", "application/xhtml+xml"],
  ["no success", '{"success":false,"errors":null}', "application/json"],
  ["not ok", '{"ok":false}', "application/json"],
  ["an error", '{"error":"The database is down"}', "application/json"],
  ["errors of answers", '{"errors":{"phone":["Bad."]}}', "application/json"],
  ["a failed status, as text", '{"status":"error"}', "text/plain"],
])("nobody knows whether a request arrived after %s", async (_label, body, type) => {
  const { outcome, attempts } = await submitWith([200, body, typed(type)]);
  expect({ outcome, attempts }).toEqual({ outcome: { kind: "unknown" }, attempts: 1 });
  const response = new Response(body, { headers: typed(type) });
  expect(await responseOutcome(response)).toEqual({ kind: "unknown" });
});

test.each([
  [204, null, undefined],
  [200, "", undefined],
  [201, "OK", "text/plain"],
  [200, '{"code":200,"message":"","success":true,"errors":null}', "application/json"],
  [200, '{"errors":[],"error":"","status":"new"}', "application/json"],
  [200, '{"id":"1","patient":{"error":"x"}}', "application/json"],
  [200, '[{"success":false}]', "application/json"],
  [202, "7", "application/json"],
  [200, '<?xml version="1.0"?><response/>', "application/xml"],
  [200, "<soap:Envelope/>", "application/soap+xml"],
  [201, '{"success":', "application/json"],
])("a request is sent after status %i with %j", async (status, body, type) => {
  const { outcome, attempts } = await submitWith([status, body, typed(type)]);
  expect({ outcome, attempts }).toEqual({ outcome: { kind: "accepted" }, attempts: 1 });
});

test("a confirmation that does not end within 5 seconds is accepted, but not booked", async () => {
  const fetch: Fetch = async () => new Response(new ReadableStream(), { status: 201 });
  const { value, ms } = await submit(bookingRequest({ slot: SLOT }), { fetch });
  expect(value).toStrictEqual({ kind: "accepted" });
  expect(ms).toBe(5000);
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

test("the outcome is unknown with an invalid URL", async () => {
  const submitting = submitTo("not a URL", bookingRequest(), { signal, send, fetch: pageFetch });
  expect(await submitting).toEqual({ kind: "unknown" });
});
