import { expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import { INPUT_NAMES, mapInputs, questionOf } from "../../src/form/inputs.ts";

test("every field has one input of its name, and a date of birth has three", () => {
  expect(INPUT_NAMES.join(" ")).toBe(FIELD_NAMES.join(" ").replace("dob", "day month year"));
});

test("the inputs belong to the fields, in the same order", () => {
  expect([...new Set(INPUT_NAMES.map(questionOf))]).toEqual(FIELD_NAMES);
});

test.each(["day", "month", "year"] as const)("%s belongs to the date of birth", (part) => {
  expect(questionOf(part)).toBe("dob");
});

test.each(["screener", "appointmentType", "provider", "dob"] as const)(
  "%s is its own question",
  (question) => {
    expect(questionOf(question)).toBe(question);
  },
);

test("mapInputs returns one value per input", () => {
  const lengths = mapInputs((name) => name.length);
  expect(Object.keys(lengths)).toEqual(INPUT_NAMES);
  expect(lengths).toMatchObject({ day: 3, email: 5 });
});
