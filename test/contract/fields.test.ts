import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import {
  FIELD_NAMES,
  FIELDS,
  fieldSpec,
  fieldTitle,
  mapFields,
} from "../../src/contract/fields.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

test("the fields are those of the contract, in its order", () => {
  expect(FIELD_NAMES).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "dob",
    "insurance",
    "additionalDetails",
  ]);
});

test("every text field has a length limit, and a phone number and a date have none", () => {
  expect(mapFields(({ maxLength }) => maxLength)).toEqual({
    firstName: 100,
    lastName: 100,
    email: 254,
    phone: undefined,
    dob: undefined,
    insurance: 200,
    additionalDetails: 1000,
  });
});

test("mapFields passes the spec and the name of each field", () => {
  expect(mapFields((spec, name) => [spec, name])).toEqual(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, [FIELDS[name], name]])),
  );
  for (const name of FIELD_NAMES) expect(fieldSpec(name)).toBe(FIELDS[name]);
});

test("the titles of the fields", () => {
  expect(mapFields((_spec, name) => fieldTitle(name))).toEqual({
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    dob: "Date of birth",
    insurance: "Insurance",
    additionalDetails: "Additional details",
  });
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

test.each(FIELD_NAMES.filter((name) => fieldSpec(name).maxLength !== undefined))(
  "the patient's %s may have as many characters as the field allows",
  (name) => {
    const { kind, maxLength = 0 } = fieldSpec(name);
    const textOf = (length: number) =>
      kind === "email" ? `${"a".repeat(length - 14)}@quill.example` : "x".repeat(length);
    const isValid = (text: string) =>
      BookingRequest.safeParse({ ...bookingRequest(), patient: { [name]: text } }).success;
    expect(isValid(textOf(maxLength))).toBe(true);
    expect(isValid(textOf(maxLength + 1))).toBe(false);
  },
);
