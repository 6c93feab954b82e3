import { expect, test } from "vitest";
import type { OptInPlan } from "../../../src/form/opt-in/plan.ts";
import { rejectedOptIn, validateOptIn as validate } from "../../../src/form/opt-in/validate.ts";
import type { OptInValues } from "../../../src/form/opt-in/values.ts";
import { validation } from "../../../src/form/validate.ts";

const validateOptIn = (values: OptInValues, plan: OptInPlan) => validate(values, plan, validation);

const SLOT = {
  id: "slot-1",
  start: "2026-03-30T09:00:00-07:00",
  end: "2026-03-30T09:30:00-07:00",
  schedule: "Schedule/10",
};
const PLAN = { source: "https://practice.example/fhir/Slot", asksTimes: false, asks: [] };

test("a chosen time is sent with its source", () => {
  expect(validateOptIn({ slot: SLOT }, PLAN)).toEqual({
    answers: { slot: { ...SLOT, source: PLAN.source } },
    errors: {},
  });
});

test("no time is no error", () => {
  expect(validateOptIn({}, PLAN)).toEqual({ answers: {}, errors: {} });
});

test("a receiver's messages become errors of the answers that were sent", () => {
  expect(rejectedOptIn(["slot"], { slot: "Too late.", for_whom: "Who?", phone: "Wrong." })).toEqual(
    {
      slot: { code: "rejected", message: "Too late." },
    },
  );
});

const NO_SOURCE = { source: null, asksTimes: true, asks: [] };
const PREFERRED = { days: ["monday" as const], parts: ["morning" as const] };
const CONSENT = { answer: true, sentence: "I agree.", at: "2026-03-27T09:30:00.000Z" };

test("preferred times are sent if the page asks for them and offers no times", () => {
  const values = { preferredTimes: PREFERRED };
  expect(validateOptIn(values, NO_SOURCE).answers).toEqual({ preferred_times: PREFERRED });
  expect(validateOptIn(values, { ...PLAN, asksTimes: true }).answers).toEqual({});
  expect(validateOptIn(values, { ...NO_SOURCE, asksTimes: false }).answers).toEqual({});
  expect(validateOptIn({}, NO_SOURCE)).toEqual({ answers: {}, errors: {} });
});

test("answers to questions that the page does not ask are not sent", () => {
  const values = { newPatient: true, forWhom: "child" as const, textConsent: CONSENT };
  expect(validateOptIn(values, PLAN)).toEqual({ answers: {}, errors: {} });
});

const ALL = { ...NO_SOURCE, asks: ["new-patient", "for-whom", "text-consent"] as const };

test("whom the request is for and whether the patient is new must be answered, consent not", () => {
  const { errors } = validateOptIn({}, ALL);
  expect(Object.entries(errors)).toEqual([
    ["forWhom", { code: "missing" }],
    ["newPatient", { code: "missing" }],
  ]);
});

test("a request for oneself has no requester", () => {
  const values = { newPatient: false, forWhom: "self" as const, requesterFirstName: "Nils" };
  expect(validateOptIn(values, ALL)).toEqual({
    answers: { new_patient: false, for_whom: "self" },
    errors: {},
  });
});

test.each(["child", "other"] as const)("a request for %s needs the sender's name", (forWhom) => {
  const values = { newPatient: true, forWhom, textConsent: CONSENT };
  const long = "x".repeat(101);
  const tooLong = { code: "too-long", limit: 100 };
  expect(validateOptIn({ ...values, requesterLastName: long, relation: "  " }, ALL).errors).toEqual(
    {
      requesterFirstName: { code: "missing" },
      requesterLastName: tooLong,
      relation: { code: "missing" },
    },
  );
  const requester = { requesterFirstName: " Nils ", requesterLastName: "Holt", relation: "father" };
  expect(validateOptIn({ ...values, ...requester }, ALL)).toEqual({
    answers: {
      new_patient: true,
      for_whom: forWhom,
      requester: { first_name: "Nils", last_name: "Holt", relation: "father" },
      text_consent: CONSENT,
    },
    errors: {},
  });
});
