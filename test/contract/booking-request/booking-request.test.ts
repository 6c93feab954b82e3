import fc from "fast-check";
import { expect, test } from "vitest";
import { readBookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

const full = bookingRequest({
  patient: {
    firstName: "Ada",
    lastName: "Quill",
    email: "ada@quill.example",
    phone: "+15550100123",
    dob: "1990-03-27",
    insurance: "Larkmere Mutual",
    additionalDetails: "A tooth at the back.\nIt is not urgent.",
  },
  screener: { question: "Are you in pain?", answer: "no", action: "allow" },
  appointment_type: "NEW-60",
  provider: "kr-1",
  source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
});
const minimal = bookingRequest({ patient: {}, source: { page: "", campaign: {} } });

const errorsOf = (body: unknown) => {
  const reading = readBookingRequest(body);
  return reading.ok ? {} : reading.errors;
};

test.each([
  ["with every answer", full],
  ["with none", minimal],
  ["with a provider whose id is a number", { ...full, provider: 7 }],
  ["of a record whose texts were empty", { ...full, organization_id: "", time_zone: "" }],
])("a request %s is taken as it is", (_name, request) => {
  expect(readBookingRequest(JSON.parse(JSON.stringify(request)))).toStrictEqual({
    ok: true,
    request,
  });
});

test.each(Object.keys(full))("a request without %s is refused under that name", (key) => {
  const { [key]: _gone, ...rest } = full as Record<string, unknown>;
  expect(Object.keys(errorsOf(rest))).toEqual([key]);
});

test.each(Object.keys(full.patient))("a request without the answer %s is taken", (key) => {
  const { [key]: _gone, ...patient } = full.patient as Record<string, unknown>;
  expect(errorsOf({ ...full, patient })).toEqual({});
});

test.each([
  ["version", { version: 2 }],
  ["version", { version: "1" }],
  ["id", { id: "42" }],
  ["id", { id: full.id.replaceAll("-", "") }],
  ["location_id", { location_id: `{${full.location_id}}` }],
  ["organization_id", { organization_id: null }],
  ["sync_type", { sync_type: 1 }],
  ["created_at", { created_at: "2026-03-27" }],
  ["created_at", { created_at: "2026-03-27T09:30:00" }],
  ["created_at", { created_at: 1_774_000_000_000 }],
  ["time_zone", { time_zone: null }],
  ["locale", { locale: 1 }],
  ["patient", { patient: [] }],
  ["patient", { patient: "Ada" }],
  ["screener", { screener: "no" }],
  ["screener.answer", { screener: { ...full.screener, answer: "No" } }],
  ["screener.question", { screener: { ...full.screener, question: null } }],
  ["appointment_type", { appointment_type: 1 }],
  ["provider", { provider: {} }],
  ["source", { source: "https://practice.example" }],
  ["source.page", { source: { page: null, campaign: {} } }],
  ["source.campaign", { source: { page: "", campaign: "letter" } }],
  ["source.campaign.utm_source", { source: { page: "", campaign: { utm_source: 1 } } }],
])("a wrong %s is named: %j", (name, over) => {
  const errors = errorsOf({ ...full, ...over });
  expect(Object.keys(errors)).toEqual([name]);
});

test.each([
  ["firstName", ""],
  ["firstName", "x".repeat(101)],
  ["firstName", 7],
  ["lastName", null],
  ["email", "ada"],
  ["email", "ada@quill"],
  ["email", "ada lovelace@quill.example"],
  ["email", `${"a".repeat(250)}@quill.example`],
  ["phone", "(202) 555-0143"],
  ["phone", "+0155501001"],
  ["phone", "+123456"],
  ["phone", "+1234567890123456"],
  ["dob", "1990-02-30"],
  ["dob", "27/3/1990"],
  ["dob", ""],
  ["insurance", "x".repeat(201)],
  ["additionalDetails", "x".repeat(1001)],
])("a wrong answer is named as the form names it, in a sentence: %s as %j", (name, value) => {
  const errors = errorsOf({ ...full, patient: { ...full.patient, [name]: value } });
  expect(Object.keys(errors)).toEqual([name]);
  for (const sentence of errors[name] ?? []) expect(sentence).toMatch(/^[A-Z][^\n]{8,}\.$/);
});

test.each([
  ["firstName", "👨‍👩‍👧‍👦".repeat(100)],
  ["lastName", "O’Neil-Nuñez 李"],
  ["email", "jürgen@bücher.example"],
  ["phone", "+442079460958"],
  ["dob", "2024-02-29"],
  ["additionalDetails", "x\n".repeat(500)],
])("what people are called and write is taken: %s as %j", (name, value) => {
  expect(errorsOf({ ...full, patient: { ...full.patient, [name]: value } })).toEqual({});
});

test("everything that is wrong is named at once", () => {
  const { version: _gone, ...rest } = { ...full, patient: { phone: "", dob: 7 } };
  expect(Object.keys(errorsOf(rest)).sort()).toEqual(["dob", "phone", "version"]);
});

test("two things that are wrong with one answer are both told", () => {
  const patient = { ...full.patient, email: "x".repeat(255) };
  expect(errorsOf({ ...full, patient }).email).toHaveLength(2);
});

test.each([null, undefined, 7, "x", true])("%j is no request", (body) => {
  expect(errorsOf(body)).toEqual({ request: ["Must be a JSON object: a booking request."] });
});

test("unknown keys are dropped, those that mean something to JavaScript too", () => {
  const text = JSON.stringify({ ...full, extra: 1 }).replaceAll(
    "{",
    '{"__proto__":{"polluted":1},',
  );
  const reading = readBookingRequest(JSON.parse(text.replaceAll(",}", "}")));
  expect(reading.ok && Object.keys(reading.request)).toEqual(Object.keys(full));
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("no JSON value makes it throw, and none is a request by chance", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(readBookingRequest(body).ok).toBe(false);
    }),
  );
});
