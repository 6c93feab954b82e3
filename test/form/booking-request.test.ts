import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { bookingRequest } from "../../src/form/booking-request.ts";
import type { ValidAnswers } from "../../src/form/inputs.ts";
import { planForm } from "../../src/form/plan.ts";
import { recordOf } from "../example-record.ts";
import { slotAt } from "./slots/slots-fixture.ts";

const record = recordOf("everything-on");
const plan = planForm({ ...record, id: record.id.toUpperCase() });
const CONTEXT = {
  id: "11111111-2222-3333-4444-555555555555",
  replaces: undefined,
  created_at: "2026-11-20T09:30:00.000Z",
  locale: "es",
  source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
};
const SLOT = { ...slotAt(0), source: "onSlots" };
const CONSENT = { answer: true, sentence: "I agree.", at: "2026-11-20T09:29:00.000Z" };
const ANSWERS: ValidAnswers = {
  screener: "no",
  appointmentType: plan.appointmentTypes[0]?.key ?? "",
  provider: plan.providers[2]?.key ?? "",
  slot: SLOT,
  preferredTimes: { days: ["monday"], parts: [] },
  earlier: true,
  forWhom: "child",
  requesterFirstName: "Nils",
  requesterLastName: "Holt",
  newPatient: false,
  callTimes: ["morning"],
  firstName: "Ada",
  phone: { e164: "+12025550143", extension: "451" },
  textConsent: CONSENT,
};

test("has the answers, the location with its id in lower case, the time, the language and the source", () => {
  expect(bookingRequest(plan, ANSWERS, CONTEXT)).toStrictEqual({
    version: 1,
    id: CONTEXT.id,
    location_id: record.id,
    organization_id: record.organization_id,
    sync_type: record.sync_type,
    created_at: CONTEXT.created_at,
    time_zone: record.time_zone,
    locale: "es",
    patient: { firstName: "Ada", phone: "+12025550143", phone_extension: "451" },
    screener: { question: plan.screener?.question, answer: "no", action: "allow" },
    appointment_type: plan.appointmentTypes[0]?.value,
    appointment_type_label: plan.appointmentTypes[0]?.label,
    provider: plan.providers[2]?.value,
    provider_label: plan.providers[2]?.label,
    slot: SLOT,
    preferred_times: { days: ["monday"], parts: [] },
    earlier: true,
    for_whom: "child",
    requester: { first_name: "Nils", last_name: "Holt", relation: "" },
    new_patient: false,
    call_times: ["morning"],
    text_consent: CONSENT,
    source: CONTEXT.source,
  });
});

test("says nothing of when to call without a number, nor of an earlier day without a time", () => {
  const { phone: _phone, slot: _slot, preferredTimes: _times, ...answers } = ANSWERS;
  const request = bookingRequest(plan, answers, CONTEXT);
  expect(request).not.toHaveProperty("call_times");
  expect(request).not.toHaveProperty("earlier");
});

test.each(EXAMPLES.map(({ slug, record }) => [slug, record] as const))(
  "matches the contract for the example %s",
  (_slug, record) => {
    for (const answers of [ANSWERS, {}]) {
      const request = bookingRequest(planForm(record), answers, CONTEXT);
      expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toStrictEqual(request);
    }
  },
);
