import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import {
  FIELD_NAMES,
  isAskedBy,
  mapFields,
  questionSpec,
  questionTitle,
} from "../../src/contract/questions.ts";
import { addToEveryObject } from "../every-object.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

// So that a new field needs no change here. Each is in test/public-surface.
test("the fields of the contract are in its order", () => {
  const fields = "firstName lastName email phone dob insurance additionalDetails".split(" ");
  expect(FIELD_NAMES.filter((name) => fields.includes(name))).toEqual(fields);
});

test("what a page adds to Object.prototype makes no field a question of the page", () => {
  addToEveryObject({ asked: "page" });
  expect(FIELD_NAMES.filter((name) => isAskedBy("page", name))).toEqual([]);
});

test.each([
  ["email", "Email"],
  ["firstName", "First name"],
  ["additionalDetails", "Additional details"],
  ["dob", "Date of birth"],
] as const)("the title of %s is %s", (name, title) => {
  expect(questionTitle(name)).toBe(title);
});

test("a booking request's patient has exactly these fields", () => {
  const patient = mapFields(({ kind }) => {
    if (kind === "email") return "ada@quill.example";
    if (kind === "phone") return "+12025550143";
    return kind === "date" ? "1990-03-27" : "x";
  });
  const request = { ...bookingRequest(), patient: { ...patient, unknown: "x" } };
  expect(BookingRequest.parse(request).patient).toEqual(patient);
});

test.each(FIELD_NAMES.filter((name) => questionSpec(name).maxLength !== undefined))(
  "the patient's %s may have as many characters as the field allows",
  (name) => {
    const { kind, maxLength = 0 } = questionSpec(name);
    const textOf = (length: number) =>
      kind === "email" ? `${"a".repeat(length - 14)}@quill.example` : "x".repeat(length);
    const isValid = (text: string) =>
      BookingRequest.safeParse({ ...bookingRequest(), patient: { [name]: text } }).success;
    expect(isValid(textOf(maxLength))).toBe(true);
    expect(isValid(textOf(maxLength + 1))).toBe(false);
  },
);
