import { describe, expect, test } from "vitest";
import { mapFields } from "../../../src/contract/questions.ts";
import type { AnswerValues, PreferredTimes } from "../../../src/form/inputs.ts";
import { askedNow, planPageQuestions } from "../../../src/form/page-questions.ts";
import type { PlannedQuestion } from "../../../src/form/plan.ts";
import {
  type ValidationContext,
  validateForm,
  validateQuestion,
} from "../../../src/form/validation/validate.ts";
import { addToEveryObject } from "../../every-object.ts";
import { phoneTools } from "../phone/all-countries.ts";
import { allFields, EMPTY_VALUES, formValues, SAMPLE_ANSWER } from "../values-fixture.ts";

const CONTEXT: ValidationContext = {
  now: Date.UTC(2026, 10, 20, 12),
  locale: "en",
  callingCode: "1",
};
const validate = (
  fields: readonly PlannedQuestion[] = allFields(true),
  values = formValues(),
  overrides: Partial<ValidationContext> = {},
) => validateForm(fields, values, { ...CONTEXT, ...overrides });

test("returns valid answers in normalized form", () => {
  expect(validate()).toEqual({
    answers: {
      ...mapFields(() => SAMPLE_ANSWER),
      firstName: "Ada",
      lastName: "Quill",
      email: "ada@quill.example",
      phone: { e164: "+12025550143" },
      dob: "1990-03-27",
      additionalDetails: "A tooth at the back.\nIt is not urgent.",
    },
    errors: {},
  });
});

test("returns an error for each missing required answer", () => {
  const { answers, errors } = validate(allFields(true), EMPTY_VALUES);
  expect(answers).toEqual({});
  expect(errors).toEqual(mapFields(() => ({ code: "missing" })));
});

test.each([
  ["lastName", "firstName"],
  ["firstName", "lastName"],
] as const)(
  "the error of a missing %s tells whoever has entered one name what to do",
  (name, other) => {
    const error = { code: "missing", others: [{ code: "one-name" }] };
    expect(validate(allFields(true), formValues({ [name]: "" })).errors).toEqual({ [name]: error });
    expect(validate(allFields(true), formValues({ [name]: "-" })).errors).toEqual({});
    const wrong = validate(allFields(true), formValues({ [name]: "", [other]: "12" }));
    expect(wrong.errors[name]).toEqual({ code: "missing" });
  },
);

test.each([true, false])("rejects an incomplete date, required: %s", (required) => {
  const values = { ...EMPTY_VALUES, day: "27" };
  expect(validate([{ name: "dob", required }], values).errors.dob).toEqual({
    code: "date-incomplete",
    parts: ["month", "year"],
  });
});

test.each(allFields(true))("validates $name alone as among all fields", (field) => {
  expect(validateQuestion(field, formValues(), CONTEXT)).toEqual({
    value: validate().answers[field.name],
  });
  expect(validateQuestion(field, EMPTY_VALUES, CONTEXT)).toEqual({ error: { code: "missing" } });
});

describe("depends on the context:", () => {
  const phone = [{ name: "phone", required: true } as const];

  test("a number needs a calling code if the practice's country is unknown", () => {
    const { errors } = validate(phone, formValues(), { callingCode: null });
    expect(errors.phone).toEqual({ code: "phone-country" });
  });

  test("the numbering plans are used once they are loaded, with an example of the country", () => {
    const values = formValues({ phone: "020 794" });
    const { errors } = validate(phone, values, { callingCode: "44", phoneTools });
    expect(errors.phone).toEqual({ code: "phone-short", example: "020 7946 0958" });
  });
});

const NOTHING = { hasTimes: false, askTimes: false, ask: null };
const TIMES = { ...NOTHING, askTimes: true };
const ALL = { ...TIMES, ask: "new-patient for-whom text-consent" };

const validatePageQuestions = (
  values: Partial<AnswerValues>,
  settings: typeof NOTHING | typeof ALL,
) => {
  const page = planPageQuestions(settings).questions;
  const asked = askedNow([...page, { name: "phone", required: false }], values.forWhom ?? null);
  return validateForm(asked, { ...EMPTY_VALUES, ...values }, CONTEXT);
};

const PREFERRED: PreferredTimes = { days: ["monday"], parts: ["morning"] };
const CONSENT = { answer: true, sentence: "I agree.", at: "2026-03-27T09:30:00.000Z" };

test("preferred times are sent if the page asks for them and offers no times", () => {
  const values = { preferredTimes: PREFERRED };
  expect(validatePageQuestions(values, TIMES).answers).toEqual(values);
  expect(validatePageQuestions(values, { ...TIMES, hasTimes: true }).answers).toEqual({});
  expect(validatePageQuestions(values, NOTHING).answers).toEqual({});
  expect(validatePageQuestions({}, TIMES)).toEqual({ answers: {}, errors: {} });
});

test("answers to questions that the page does not ask are not sent", () => {
  const values = { newPatient: true, forWhom: "child" as const, textConsent: CONSENT };
  expect(validatePageQuestions(values, NOTHING)).toEqual({ answers: {}, errors: {} });
});

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
    answers: { newPatient: false, forWhom: "self" },
    errors: {},
  });
});

test.each(["child", "other"] as const)("a request for %s needs the sender's name", (forWhom) => {
  const values = { newPatient: true, forWhom, textConsent: CONSENT };
  const wrong = { ...values, requesterLastName: "x".repeat(101) };
  expect(validatePageQuestions(wrong, ALL).errors).toEqual({
    requesterFirstName: { code: "missing" },
    requesterLastName: { code: "too-long", limit: 100 },
  });
  const { errors } = validatePageQuestions({ ...values, requesterFirstName: "Nils" }, ALL);
  expect(errors.requesterLastName).toEqual({ code: "missing", others: [{ code: "one-name" }] });
  const requester = { requesterFirstName: " Nils ", requesterLastName: "Holt" };
  expect(validatePageQuestions({ ...values, ...requester }, ALL)).toEqual({
    answers: { ...values, ...requester, requesterFirstName: "Nils" },
    errors: {},
  });
});

test.each(["insurance", "textConsent"])(
  "a %s that scripts add to every object is no answer",
  (name) => {
    addToEveryObject({ [name]: "x" });
    const { answers } = validatePageQuestions({}, ALL);
    expect([answers.insurance, answers.textConsent]).toEqual([undefined, undefined]);
  },
);
