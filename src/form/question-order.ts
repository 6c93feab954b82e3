import type { QuestionName } from "../contract/questions.ts";

const PARTNERS: Partial<Record<QuestionName, QuestionName>> = {
  firstName: "lastName",
  lastName: "firstName",
  requesterFirstName: "requesterLastName",
  requesterLastName: "requesterFirstName",
};

/**
 * The same questions, with those about the given name and the family name exchanged, for languages that
 * write the family name first. Only the order of what is shown: the practice gets both fields unchanged.
 */
export const familyNameFirst = <Question extends { name: QuestionName }>(
  questions: readonly Question[],
): readonly Question[] =>
  questions.map(
    (question) => questions.find(({ name }) => name === PARTNERS[question.name]) ?? question,
  );
