import { expect, test } from "vitest";
import type { QuestionName } from "../../src/contract/questions.ts";
import { familyNameFirst } from "../../src/form/question-order.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { languages } from "../messages/sentences.ts";

const inOrder = (names: readonly QuestionName[]) =>
  familyNameFirst(names.map((name) => ({ name }))).map(({ name }) => name);

test.each<[QuestionName[], QuestionName[]]>([
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
