import { describe, expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import { type Circumstances, checking } from "../../src/form/validation.ts";
import { everyField, typed, untouched } from "./typed-fixture.ts";

const circumstances: Circumstances = {
  now: Date.UTC(2026, 10, 20, 12),
  locale: "en",
  practicePhone: "+12025550100",
};
const check = (fields = everyField(true), form = typed(), over: Partial<Circumstances> = {}) =>
  checking.answers(fields, form, { ...circumstances, ...over });

test("right answers come out as they are handed over", () => {
  expect(check()).toEqual({
    patient: {
      firstName: "Ada",
      lastName: "Quill",
      email: "ada@quill.example",
      phone: "+12025550143",
      dob: "1990-03-27",
      insurance: "Larkmere Mutual",
      additionalDetails: "A tooth at the back.\nIt is not urgent.",
    },
    faults: {},
  });
});

test("required answers that are missing have a fault each", () => {
  const { patient, faults } = check(everyField(true), untouched);
  expect(patient).toEqual({});
  expect(faults).toEqual(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, { code: "missing" }])),
  );
});

test("optional answers may be missing, and are then not there at all", () => {
  expect(check(everyField(false), untouched)).toEqual({ patient: {}, faults: {} });
});

test("a date that is begun must be whole, required or not", () => {
  const form = { ...untouched, dob: { day: "27", month: "", year: "" } };
  for (const required of [true, false]) {
    expect(check([{ name: "dob", required }], form).faults.dob).toEqual({
      code: "date-incomplete",
      parts: ["month", "year"],
    });
  }
});

test("an optional answer that is wrong has its fault all the same", () => {
  const { faults } = check([{ name: "email", required: false }], typed({ email: "ada" }));
  expect(faults).toEqual({ email: { code: "email-at" } });
});

test("what is not asked is neither checked nor handed over", () => {
  const form = typed({ email: "wrong", insurance: "x".repeat(5000) });
  expect(check([{ name: "firstName", required: true }], form)).toEqual({
    patient: { firstName: "Ada" },
    faults: {},
  });
});

test("right answers are kept beside wrong ones", () => {
  const { patient, faults } = check(everyField(true), typed({ phone: "12" }));
  expect(Object.keys(faults)).toEqual(["phone"]);
  expect(Object.keys(patient)).toEqual(FIELD_NAMES.filter((name) => name !== "phone"));
});

test("one answer is checked as it is among all", () => {
  for (const field of everyField(true)) {
    const alone = checking.answer(field, typed(), circumstances);
    expect(alone).toEqual({ value: check().patient[field.name] });
    expect(checking.answer(field, untouched, circumstances)).toEqual({
      fault: { code: "missing" },
    });
  }
});

describe("circumstances", () => {
  const phone = [{ name: "phone", required: true }] as const;

  test("a national number belongs to the practice's country", () => {
    const form = typed({ phone: "020 7946 0958" });
    const answer = check([...phone], form, { practicePhone: "+44 20 7946 0128" });
    expect(answer.patient.phone).toBe("+442079460958");
  });

  test("without that country, a number needs its calling code", () => {
    const { faults } = check([...phone], typed(), { practicePhone: "" });
    expect(faults.phone).toEqual({ code: "phone-country" });
  });

  test("the numbering plans are asked, once they are there", () => {
    const plans = () => ({ wrong: "impossible" }) as const;
    expect(check([...phone], typed(), { plans }).faults.phone).toEqual({
      code: "phone-impossible",
    });
  });

  test("month names are those of the reader's language", () => {
    const form = typed({ dob: { day: "27", month: "marzo", year: "1990" } });
    const dob = [{ name: "dob", required: true }] as const;
    expect(check([...dob], form, { locale: "es" }).patient.dob).toBe("1990-03-27");
    expect(check([...dob], form).faults.dob).toEqual({ code: "date-month", parts: ["month"] });
  });
});
