import { describe, expect, test } from "vitest";
import { FIELD_NAMES, mapFields } from "../../../src/contract/fields.ts";
import { type ValidationContext, validation } from "../../../src/form/validation/validate.ts";
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
) => validation.validateFields(fields, values, { ...CONTEXT, ...overrides });

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

test("omits optional answers that are empty", () => {
  expect(validate(allFields(false), EMPTY_VALUES)).toEqual({ patient: {}, errors: {} });
});

test.each([true, false])("rejects an incomplete date, required: %s", (required) => {
  const values = { ...EMPTY_VALUES, day: "27" };
  expect(validate([{ name: "dob", required }], values).errors.dob).toEqual({
    code: "date-incomplete",
    parts: ["month", "year"],
  });
});

test("rejects an invalid optional answer", () => {
  const { errors } = validate([{ name: "email", required: false }], formValues({ email: "ada" }));
  expect(errors).toEqual({ email: { code: "email-at" } });
});

test("ignores fields that are not in the form", () => {
  const values = formValues({ email: "wrong", insurance: "x".repeat(5000) });
  expect(validate([{ name: "firstName", required: true }], values)).toEqual({
    patient: { firstName: "Ada" },
    errors: {},
  });
});

test("returns the valid answers if others are invalid", () => {
  const { patient, errors } = validate(allFields(true), formValues({ phone: "12" }));
  expect(Object.keys(errors)).toEqual(["phone"]);
  expect(Object.keys(patient)).toEqual(FIELD_NAMES.filter((name) => name !== "phone"));
});

test.each(allFields(true))("validates $name alone as among all fields", (field) => {
  expect(validation.validateField(field, formValues(), CONTEXT)).toEqual({
    value: validate().patient[field.name],
  });
  expect(validation.validateField(field, EMPTY_VALUES, CONTEXT)).toEqual({
    error: { code: "missing" },
  });
});

describe("depends on the context:", () => {
  const phone = [{ name: "phone", required: true } as const];

  test("a national number belongs to the practice's country", () => {
    const values = formValues({ phone: "020 7946 0958" });
    const { patient } = validate(phone, values, { callingCode: "44" });
    expect(patient.phone).toBe("+442079460958");
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

  test("a date in one input is read in the order of the inputs", () => {
    const values = formValues({ month: "3/4/1990", day: "", year: "" });
    const dob = [{ name: "dob", required: true } as const];
    expect(validate(dob, values).patient.dob).toBe("1990-03-04");
    expect(validate(dob, values, { locale: "es" }).patient.dob).toBe("1990-04-03");
    expect(validate(dob, values, { callingCode: "44" }).patient.dob).toBe("1990-04-03");
  });
});

test("counts the remaining characters of each field from its own limit", () => {
  expect(validation.remainingCharacters("insurance", "None")).toBe(196);
  expect(validation.remainingCharacters("additionalDetails", "None")).toBe(996);
});
