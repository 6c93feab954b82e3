import { expect, test } from "vitest";
import { familyNameFirst } from "../../src/form/name-order.ts";
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
])("%j becomes %j", (names, ordered) => {
  expect(inOrder(names)).toEqual(ordered);
});

test("Chinese, Vietnamese and Korean ask for the family name first", () => {
  const codes = LANGUAGE_CODES.filter((code) => languages[code].messages.inNameOrder);
  expect(codes).toEqual(["zh", "zh-Hant", "vi", "ko"]);
});
