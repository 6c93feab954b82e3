import { expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/questions.ts";
import { familyNameFirst, senderFirst } from "../../src/form/question-order.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { languages } from "../messages/sentences.ts";

const inOrder = (names: readonly string[]) =>
  familyNameFirst(names.map((name) => ({ name }))).map(({ name }) => name);

test.each([
  [
    ["firstName", "lastName", "phone"],
    ["lastName", "firstName", "phone"],
  ],
  [
    ["requesterFirstName", "requesterLastName", "relation"],
    ["requesterLastName", "requesterFirstName", "relation"],
  ],
  [
    ["appointmentType", "lastName", "phone"],
    ["appointmentType", "lastName", "phone"],
  ],
])("with the family name first, %j becomes %j", (names, ordered) => {
  expect(inOrder(names)).toEqual(ordered);
});

test("Chinese, Vietnamese and Korean ask for the family name first", () => {
  const codes = LANGUAGE_CODES.filter((code) => languages[code].messages.inNameOrder);
  expect(codes).toEqual(["zh", "zh-Hant", "vi", "ko"]);
});

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
