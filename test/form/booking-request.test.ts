import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import {
  type BookingAnswers,
  type BookingContext,
  bookingRequest,
  sameAnswers,
} from "../../src/form/booking-request.ts";

const [first] = EXAMPLES;
if (!first) throw new Error("There are no examples.");
const { record } = first;

const ID = "11111111-2222-3333-4444-555555555555";
const context: BookingContext = {
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
const NOTHING: BookingAnswers = {
  patient: {},
  screener: null,
  appointment_type: null,
  provider: null,
};

test("a request says who asks what of whom, when and from where", () => {
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
  "a request to the location of the example %s is one by the contract",
  (_slug, record) => {
    for (const given of [answers, NOTHING]) {
      const request = bookingRequest(ID, 0, given, { ...context, record });
      expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
    }
  },
);

test("the location's id is handed over in lower case", () => {
  const upper = { ...record, id: record.id.toUpperCase() };
  const request = bookingRequest(ID, 0, NOTHING, { ...context, record: upper });
  expect(request.location_id).toBe(record.id);
});

test.each<[what: string, over: Partial<BookingAnswers>, same: boolean]>([
  ["nothing else", {}, true],
  ["a copy of the patient", { patient: { ...answers.patient } }, true],
  ["another name", { patient: { ...answers.patient, firstName: "Eda" } }, false],
  ["an answer more", { patient: { ...answers.patient, insurance: "None" } }, false],
  ["an answer less", { patient: { firstName: "Ada" } }, false],
  ["another answer to the screener", { screener: null }, false],
  ["another appointment type", { appointment_type: null }, false],
  ["another provider", { provider: 8 }, false],
  ["a provider whose id is text", { provider: "7" }, false],
])("with %s the answers are the same: %j, %s", (_what, over, same) => {
  expect(sameAnswers(answers, { ...answers, ...over })).toBe(same);
});
