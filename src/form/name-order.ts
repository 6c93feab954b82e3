/** The languages in which the family name comes before the given name. */
const FAMILY_NAME_FIRST = /^(?:zh|ko|vi)/;

const PARTNERS: Record<string, string> = {
  firstName: "lastName",
  lastName: "firstName",
  requesterFirstName: "requesterLastName",
  requesterLastName: "requesterFirstName",
};

/**
 * The same questions, with those about the given name and the family name exchanged in a language that
 * writes the family name first. Only the order of what is shown: the practice gets both fields unchanged.
 */
export const inNameOrder = <Question extends { name: string }>(
  questions: readonly Question[],
  language: string,
): readonly Question[] =>
  FAMILY_NAME_FIRST.test(language)
    ? questions.map(
        (question) => questions.find(({ name }) => name === PARTNERS[question.name]) ?? question,
      )
    : questions;
