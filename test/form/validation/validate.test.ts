import { describe, expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { mapFields } from "../../../src/contract/questions.ts";
import { planForm } from "../../../src/form/plan.ts";
import { type ValidationContext, validation } from "../../../src/form/validation/validate.ts";
import { recordOf } from "../../example-record.ts";
import { allFields, EMPTY_VALUES, formValues, SAMPLE_ANSWER } from "../values-fixture.ts";

const CONTEXT: ValidationContext = {
  now: Date.UTC(2026, 10, 20, 12),
  locale: "en",
  callingCode: "1",
};
const validate = (
  fields = allFields(true),
  values = formValues(),
  overrides: Partial<ValidationContext> = {},
) => {
  const plan = { ...planForm(recordOf("observed-defaults")), fields };
  const chosen = { screener: null, appointmentType: null, provider: null };
  const context = { ...CONTEXT, ...overrides };
  const { answers, errors } = validation.validateForm(plan, values, chosen, context);
  return { patient: answers.patient, errors };
};

test("returns valid answers in normalized form", () => {
  expect(validate()).toEqual({
    patient: {
      ...mapFields(() => SAMPLE_ANSWER),
      firstName: "Ada",
      lastName: "Quill",
      email: "ada@quill.example",
      phone: "+12025550143",
      dob: "1990-03-27",
      additionalDetails: "A tooth at the back.\nIt is not urgent.",
    },
    errors: {},
  });
});

test("returns an error for each missing required answer", () => {
  const { patient, errors } = validate(allFields(true), EMPTY_VALUES);
  expect(patient).toEqual({});
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

test("ignores fields that are not in the form", () => {
  const values = formValues({ email: "wrong", insurance: "x".repeat(5000) });
  expect(validate([{ name: "firstName", required: true }], values)).toEqual({
    patient: { firstName: "Ada" },
    errors: {},
  });
});

test.each(allFields(true))("validates $name alone as among all fields", (field) => {
  expect(validation.validateField(field, formValues(), CONTEXT)).toEqual({
    value: validate().patient[field.name],
  });
  expect(validation.validateField(field, EMPTY_VALUES, CONTEXT)).toEqual({
    error: { code: "missing" },
  });
});

test("a receiver's messages become errors of what was asked, in the order of the questions", () => {
  const plan = {
    ...planForm(recordOf("observed-defaults")),
    fields: [{ name: "phone", required: true } as const],
  };
  const request = { new_patient: true, requester: {} } as BookingRequest;
  const messages = {
    phone_extension: "0?",
    email: "@?",
    requester: "Who?",
    for_whom: "Whom?",
    new_patient: "Call.",
  };
  expect(Object.entries(validation.rejectedAnswers(plan, messages, request))).toEqual([
    ["requesterFirstName", { code: "rejected", message: "Who?" }],
    ["newPatient", { code: "rejected", message: "Call." }],
    ["phone", { code: "rejected", message: "0?" }],
  ]);
});

describe("depends on the context:", () => {
  const phone = [{ name: "phone", required: true } as const];

  test("is sent without its extension, which is an answer of its own", () => {
    const values = formValues({ phone: "020 7946 0958 ext. 12" });
    const { patient } = validate(phone, values, { callingCode: "44" });
    expect(patient).toEqual({ phone: "+442079460958", phone_extension: "12" });
  });

  test("a national number belongs to the practice's country", () => {
    const values = formValues({ phone: "020 7946 0958" });
    const { patient } = validate(phone, values, { callingCode: "44" });
    expect(patient).toEqual({ phone: "+442079460958" });
  });

  test("a number needs a calling code if the practice's country is unknown", () => {
    const { errors } = validate(phone, formValues(), { callingCode: null });
    expect(errors.phone).toEqual({ code: "phone-country" });
  });

  test("the numbering plans are used once they are loaded", () => {
    const numberingPlans = () => ({ error: "impossible" }) as const;
    const { errors } = validate(phone, formValues(), { numberingPlans });
    expect(errors.phone).toEqual({ code: "phone-impossible" });
  });
});
