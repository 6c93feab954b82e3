import { expect, test } from "vitest";
import type { PageQuestionPlan, PageValues } from "../../../src/form/questions/plan.ts";
import { validatePageQuestions as validate } from "../../../src/form/questions/validate.ts";
import { validation } from "../../../src/form/validation/validate.ts";

const validatePageQuestions = (values: PageValues, plan: PageQuestionPlan) =>
  validate(values, plan, validation);

const PLAN = { source: "https://practice.example/fhir/Slot", asksTimes: false, asks: [] };

const NO_SOURCE = { source: null, asksTimes: true, asks: [] };
const PREFERRED = { days: ["monday" as const], parts: ["morning" as const] };
const CONSENT = { answer: true, sentence: "I agree.", at: "2026-03-27T09:30:00.000Z" };

test("preferred times are sent if the page asks for them and offers no times", () => {
  const values = { preferredTimes: PREFERRED };
  expect(validatePageQuestions(values, NO_SOURCE).answers).toEqual({ preferred_times: PREFERRED });
  expect(validatePageQuestions(values, { ...PLAN, asksTimes: true }).answers).toEqual({});
  expect(validatePageQuestions(values, { ...NO_SOURCE, asksTimes: false }).answers).toEqual({});
  expect(validatePageQuestions({}, NO_SOURCE)).toEqual({ answers: {}, errors: {} });
});

test("answers to questions that the page does not ask are not sent", () => {
  const values = { newPatient: true, forWhom: "child" as const, textConsent: CONSENT };
  expect(validatePageQuestions(values, PLAN)).toEqual({ answers: {}, errors: {} });
});

const ALL = { ...NO_SOURCE, asks: ["new-patient", "for-whom", "text-consent"] as const };

test("whom the request is for and whether the patient is new must be answered, consent not", () => {
  const { errors } = validatePageQuestions({}, ALL);
  expect(Object.entries(errors)).toEqual([
    ["forWhom", { code: "missing" }],
    ["newPatient", { code: "missing" }],
  ]);
});

test("a request for oneself has no requester", () => {
  const values = { newPatient: false, forWhom: "self" as const, requesterFirstName: "Nils" };
  expect(validatePageQuestions(values, ALL)).toEqual({
    answers: { new_patient: false, for_whom: "self" },
    errors: {},
  });
});

test.each(["child", "other"] as const)("a request for %s needs the sender's name", (forWhom) => {
  const values = { newPatient: true, forWhom, textConsent: CONSENT };
  const long = "x".repeat(101);
  const tooLong = { code: "too-long", limit: 100 };
  expect(
    validatePageQuestions({ ...values, requesterLastName: long, relation: "  " }, ALL).errors,
  ).toEqual({
    requesterFirstName: { code: "missing" },
    requesterLastName: tooLong,
    relation: { code: "missing" },
  });
  const { errors } = validatePageQuestions({ ...values, requesterFirstName: "Nils" }, ALL);
  expect(errors.requesterLastName).toEqual({ code: "missing", others: [{ code: "one-name" }] });
  const requester = { requesterFirstName: " Nils ", requesterLastName: "Holt", relation: "father" };
  expect(validatePageQuestions({ ...values, ...requester }, ALL)).toEqual({
    answers: {
      new_patient: true,
      for_whom: forWhom,
      requester: { first_name: "Nils", last_name: "Holt", relation: "father" },
      text_consent: CONSENT,
    },
    errors: {},
  });
});
