import { expect, test } from "vitest";
import { FIELD_NAMES } from "../../../src/contract/fields.ts";
import { senderFirst } from "../../../src/form/questions/sender-first.ts";

const named = <Name extends string>(...names: Name[]) => names.map((name) => ({ name }));
const namesOf = (questions: readonly { name: string }[]) => questions.map(({ name }) => name);

test("the fields about the sender come before those about another patient", () => {
  expect(namesOf(senderFirst(named(...FIELD_NAMES)))).toEqual([
    "email",
    "phone",
    "firstName",
    "lastName",
    "dob",
    "insurance",
    "additionalDetails",
  ]);
});

test("errors are in the order of the questions: also those of the page", () => {
  const errors = named("appointmentType", "requesterFirstName", "newPatient", "dob", "phone");
  expect(namesOf(senderFirst(errors))).toEqual([
    "appointmentType",
    "requesterFirstName",
    "phone",
    "newPatient",
    "dob",
  ]);
});
