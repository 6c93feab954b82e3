import { expect, test } from "vitest";
import type { QuestionName } from "../../src/contract/questions.ts";
import { familyNameFirst } from "../../src/form/question-order.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { languages } from "../messages/sentences.ts";

test.each([
  ["firstName lastName phone", "lastName firstName phone"],
  ["requesterFirstName requesterLastName", "requesterLastName requesterFirstName"],
  ["appointmentType lastName phone", "appointmentType lastName phone"],
])("with the family name first, %s becomes %s", (names, ordered) => {
  const questions = names.split(" ").map((name) => ({ name: name as QuestionName }));
  expect(familyNameFirst(questions).map(({ name }) => name)).toEqual(ordered.split(" "));
});

test("Chinese, Vietnamese and Korean ask for the family name first", () => {
  const codes = LANGUAGE_CODES.filter((code) => languages[code].messages.inNameOrder);
  expect(codes).toEqual(["zh", "zh-Hant", "vi", "ko"]);
});
