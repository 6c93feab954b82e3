import { expect, test } from "vitest";
import { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { errorsByName } from "../../../src/receiver/intake/receive.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

const fullRequest = bookingRequest({
  patient: {
    firstName: "Ada",
    lastName: "Quill",
    email: "ada@quill.example",
    phone: "+15550100123",
    phone_extension: "451",
    dob: "1990-03-27",
    insurance: "Larkmere Mutual",
    additionalDetails: "A tooth at the back.\nIt is not urgent.",
  },
  screener: { question: "Are you in pain?", answer: "no", action: "allow" },
  appointment_type: "NEW-60",
  provider: "kr-1",
  source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
});
const pageAnswers = {
  slot: {
    id: "slot-1",
    start: "2026-03-30T09:00:00-07:00",
    end: "2026-03-30T16:30:00Z",
    schedule: "Schedule/10",
    source: "https://practice.example/fhir/Slot",
  },
  preferred_times: { days: ["monday", "friday"], parts: ["morning"] },
  call_times: ["morning", "evening"],
  earlier: true,
  new_patient: true,
  for_whom: "child",
  requester: { first_name: "Ida", last_name: "Quill", relation: "mother" },
  text_consent: {
    answer: false,
    sentence: "May the practice text you?",
    at: "2026-03-27T09:29:00Z",
  },
  answers: {
    source: { label: "How did you hear about us?", answer: "A friend" },
    card: { label: "I have read the notice", answer: true },
  },
};
const own = { label: "How?", answer: "So" };
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const minimalRequest = bookingRequest({ patient: {}, source: { page: "", campaign: {} } });

const errorsOf = (body: unknown) => {
  const reading = BookingRequest.safeParse(body);
  return reading.success ? {} : errorsByName(reading.error);
};

test.each([
  ["with every answer", fullRequest],
  ["without answers", minimalRequest],
  [
    "with the other answer",
    { ...fullRequest, screener: { ...fullRequest.screener, answer: "yes" } },
  ],
  ["with the last birth date of the form", { ...fullRequest, patient: { dob: dayIn(367) } }],
  ["with a numeric provider id", { ...fullRequest, provider: 7 }],
  ["with the answers to the page's questions", { ...fullRequest, ...pageAnswers }],
  ["with empty strings from the record", { ...fullRequest, organization_id: "", time_zone: "" }],
])("accepts a request %s unchanged", (_label, request) => {
  const { data } = BookingRequest.safeParse(JSON.parse(JSON.stringify(request)));
  expect(data).toStrictEqual(request);
});

test.each(Object.keys(fullRequest))("reports a missing %s by its name", (key) => {
  const { [key]: _removed, ...rest } = fullRequest as Record<string, unknown>;
  expect(Object.keys(errorsOf(rest))).toEqual([key]);
});

test.each(Object.keys(fullRequest.patient))("accepts a request without the answer %s", (key) => {
  const { [key]: _removed, ...patient } = fullRequest.patient as Record<string, unknown>;
  if (key === "phone") delete patient.phone_extension;
  expect(errorsOf({ ...fullRequest, patient })).toEqual({});
});

test.each([undefined, ""])("accepts a sender whose relation is %j", (relation) => {
  const requester = { ...pageAnswers.requester, relation };
  expect(errorsOf({ ...fullRequest, ...pageAnswers, requester })).toEqual({});
});

test.each([
  [
    "requester.last_name",
    { ...pageAnswers, requester: { ...pageAnswers.requester, last_name: "x".repeat(101) } },
  ],
  ["slot.end", { slot: { ...pageAnswers.slot, end: "2026-03-30T09:30:00" } }],
  ["slot.end", { slot: { ...pageAnswers.slot, end: pageAnswers.slot.start } }],
  ["slot.end", { slot: { ...pageAnswers.slot, end: "2025-03-30T09:30:00-07:00" } }],
  ["slot.end", { slot: { ...pageAnswers.slot, end: "2027-03-30T09:30:00-07:00" } }],
  ["slot.id", { slot: { ...pageAnswers.slot, id: undefined } }],
  ["slot.id", { slot: { ...pageAnswers.slot, id: "x".repeat(1001) } }],
  ["preferred_times.days.0", { preferred_times: { days: ["noon"], parts: [] } }],
  ["preferred_times.parts", { preferred_times: { days: [], parts: Array(4).fill("morning") } }],
  ["earlier", { earlier: false }],
  ["phone_extension", { patient: { phone_extension: "451" } }],
  ["dob", { patient: { dob: dayIn(370) } }],
  ["requester", { for_whom: "child" }],
  ["requester", { for_whom: "self", requester: pageAnswers.requester }],
  ["new_patient", { new_patient: "yes" }],
  ["for_whom", { ...pageAnswers, for_whom: "dog" }],
  ["requester.relation", { ...pageAnswers, requester: { ...pageAnswers.requester, relation: 7 } }],
  ["call_times.0", { call_times: ["noon"] }],
  ["answers.source.answer", { answers: { source: { label: "How?", answer: false } } }],
  ["answers.source.answer", { answers: { source: { label: "How?", answer: "x".repeat(501) } } }],
  ["answers.source.label", { answers: { source: { label: "x".repeat(301), answer: "So" } } }],
  ["answers.Source", { answers: { Source: own } }],
  ["answers", { answers: { a: own, b: own, c: own, d: own, e: own, f: own } }],
  ["text_consent.answer", { text_consent: { ...pageAnswers.text_consent, answer: "no" } }],
  ["id", { id: fullRequest.id.replaceAll("-", "") }],
  ["location_id", { location_id: `{${fullRequest.location_id}}` }],
  ["created_at", { created_at: "2026-03-27" }],
  ["created_at", { created_at: "2026-03-27T09:30:00" }],
  ["screener.question", { screener: { ...fullRequest.screener, question: null } }],
  ["source.campaign.utm_source", { source: { page: "", campaign: { utm_source: 1 } } }],
])("reports an invalid %s: %j", (name, change) => {
  expect(Object.keys(errorsOf({ ...fullRequest, ...change }))).toEqual([name]);
});

test.each([
  ["firstName", 7, "Enter text."],
  ["firstName", "", "Enter something, or leave this out."],
  ["firstName", "x".repeat(101), "Use 100 characters or fewer."],
  ["insurance", "x".repeat(201), "Use 200 characters or fewer."],
  ["additionalDetails", "x".repeat(1001), "Use 1000 characters or fewer."],
  ["email", 7, "Enter an email address, like name@example.com."],
  ["email", "ada", "Enter an email address, like name@example.com."],
  ["phone_extension", "ext. 7", "Enter the extension as digits, like 451."],
  ["phone", 7, "Enter a phone number with its country code, like +15550100123."],
  ["phone", "5550100123", "Enter a phone number with its country code, like +15550100123."],
  ["dob", "1990-02-30", "Enter a real date of birth, as year-month-day, like 1990-03-27."],
])("a patient’s error about %s as %j: %s", (name, value, message) => {
  const patient = { phone: "+15550100123", [name]: value };
  expect(errorsOf({ ...fullRequest, patient })).toEqual({ [name]: [message] });
});

const LONG = "x".repeat(5002);
const SHORTER = "Use 5001 characters or fewer.";
const UUID = "Must be a UUID, like 123e4567-e89b-12d3-a456-426614174000.";

test.each([
  ["version", { version: 2 }, "Must be the number 1."],
  ["id", { id: "42" }, UUID],
  ["replaces", { replaces: "" }, UUID],
  ["location_id", { location_id: null }, UUID],
  ["organization_id", { organization_id: null }, "Must be a string."],
  ["organization_id", { organization_id: LONG }, SHORTER],
  ["created_at", { created_at: "" }, "Must be a date and time in UTC, like 2026-03-27T09:30:00Z."],
  [
    "patient",
    { patient: null },
    "Must be an object with firstName, lastName, email, phone, dob, insurance, additionalDetails and phone_extension.",
  ],
  ["screener", { screener: 1 }, "Must be an object with question, answer and action."],
  [
    "screener.answer",
    { screener: { ...fullRequest.screener, answer: 1 } },
    'Must be "yes" or "no".',
  ],
  ["appointment_type", { appointment_type: 1 }, "Must be a string or null."],
  ["appointment_type", { appointment_type: LONG }, SHORTER],
  ["provider", { provider: {} }, "Must be a string, a number or null."],
  ["provider", { provider: LONG }, SHORTER],
  ["source", { source: null }, "Must be an object with page and campaign."],
  ["source.page", { source: { page: 1, campaign: {} } }, "Must be a string."],
  [
    "source.page",
    { source: { page: "x".repeat(8193), campaign: {} } },
    "Use 8192 characters or fewer.",
  ],
  ["source.campaign", { source: { page: "", campaign: 1 } }, "Must be an object of strings."],
  [
    "source.campaign",
    { source: { page: "", campaign: parameters(101) } },
    "Use 100 parameters or fewer.",
  ],
  ["source.campaign.a", { source: { page: "", campaign: { a: LONG } } }, SHORTER],
])("a developer’s error about %s as %j: %s", (name, overrides, message) => {
  expect(errorsOf({ ...fullRequest, ...overrides })).toEqual({ [name]: [message] });
});

function parameters(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`utm_${index}`, ""]));
}

test("accepts the longest texts and the most campaign parameters", () => {
  const longest = "x".repeat(5001);
  const source = { page: "x".repeat(8192), campaign: { ...parameters(99), [longest]: longest } };
  const texts = { organization_id: longest, appointment_type: longest, provider: longest };
  expect(errorsOf({ ...fullRequest, ...texts, source })).toEqual({});
});

test("lists the first hundred errors, under names of at most 100 characters", () => {
  const names = Array.from({ length: 101 }, (_, index) => `${index}`.padEnd(20_000, "x"));
  const campaign = Object.fromEntries(names.map((name) => [name, 1]));
  const errors = Object.keys(errorsOf({ ...fullRequest, source: { page: "", campaign } }));
  expect(errors).toEqual(
    names.slice(0, 100).map((name) => `source.campaign.${name}`.slice(0, 100)),
  );
});

test("reports all errors at once", () => {
  const { version: _removed, ...rest } = { ...fullRequest, patient: { phone: "", dob: 7 } };
  expect(Object.keys(errorsOf(rest)).sort()).toEqual(["dob", "phone", "version"]);
});

test.each([null, undefined, 7, "x", true])("rejects %j", (body) => {
  expect(errorsOf(body)).toEqual({ request: ["Must be a JSON object: a booking request."] });
});

test("drops unknown keys, __proto__ included", () => {
  const text = JSON.stringify({ ...fullRequest, extra: 1 }).replaceAll(
    "{",
    '{"__proto__":{"polluted":1},',
  );
  const { data } = BookingRequest.safeParse(JSON.parse(text.replaceAll(",}", "}")));
  expect(data && Object.keys(data)).toEqual(Object.keys(fullRequest));
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});
