import type { QuestionName } from "../contract/questions.ts";

const PARTNERS: Partial<Record<QuestionName, QuestionName>> = {
  firstName: "lastName",
  lastName: "firstName",
  requesterFirstName: "requesterLastName",
  requesterLastName: "requesterFirstName",
};

/** Exchanges the names on screen for languages that write the family name first; the practice gets both unchanged. */
export const familyNameFirst = <Question extends { name: QuestionName }>(
  questions: readonly Question[],
): readonly Question[] =>
  questions.map(
    (question) => questions.find(({ name }) => name === PARTNERS[question.name]) ?? question,
  );
