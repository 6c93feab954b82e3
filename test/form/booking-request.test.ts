import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { EXAMPLES } from "../../src/contract/examples/index.ts";
import { type BookingAnswers, bookingRequest } from "../../src/form/booking-request.ts";

const [first] = EXAMPLES;
if (!first) throw new Error("EXAMPLES is empty.");
const { record } = first;

const ID = "11111111-2222-3333-4444-555555555555";
const context = {
  record,
  locale: "es",
  source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
};
const answers: BookingAnswers = {
  patient: { firstName: "Ada", phone: "+12025550143" },
  screener: { question: "Are you in pain?", answer: "no", action: "allow" },
  appointment_type: "CHECK-30",
  provider: 7,
};
const NO_ANSWERS: BookingAnswers = {
  patient: {},
  screener: null,
  appointment_type: null,
  provider: null,
};

test("has the answers, the location's data, the time, the language and the source", () => {
  expect(bookingRequest(ID, Date.UTC(2026, 10, 20, 9, 30), answers, context)).toEqual({
    version: 1,
    id: ID,
    location_id: record.id,
    organization_id: record.organization_id,
    sync_type: record.sync_type,
    created_at: "2026-11-20T09:30:00.000Z",
    time_zone: record.time_zone,
    locale: "es",
    ...answers,
    source: context.source,
  });
});

test.each(EXAMPLES.map(({ slug, record }) => [slug, record] as const))(
  "matches the contract for the example %s",
  (_slug, record) => {
    for (const each of [answers, NO_ANSWERS]) {
      const request = bookingRequest(ID, 0, each, { ...context, record });
      expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
    }
  },
);

test("has the location's id in lower case", () => {
  const upper = { ...record, id: record.id.toUpperCase() };
  const request = bookingRequest(ID, 0, NO_ANSWERS, { ...context, record: upper });
  expect(request.location_id).toBe(record.id);
});
