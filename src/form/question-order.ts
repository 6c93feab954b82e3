import type { FieldName, QuestionName } from "../contract/questions.ts";

const PARTNERS: Record<string, string> = {
  firstName: "lastName",
  lastName: "firstName",
  requesterFirstName: "requesterLastName",
  requesterLastName: "requesterFirstName",
};

/**
 * The same questions, with those about the given name and the family name exchanged, for languages that
 * write the family name first. Only the order of what is shown: the practice gets both fields unchanged.
 */
export const familyNameFirst = <Question extends { name: string }>(
  questions: readonly Question[],
): readonly Question[] =>
  questions.map(
    (question) => questions.find(({ name }) => name === PARTNERS[question.name]) ?? question,
  );

/** About who sends a request for somebody else. */
const OF_SENDER: readonly QuestionName[] = ["email", "phone"] satisfies FieldName[];
/** About the patient. */
const OF_PATIENT: readonly QuestionName[] = [
  "newPatient",
  "firstName",
  "lastName",
  "dob",
  "insurance",
] satisfies (FieldName | "newPatient")[];

const isAbout =
  (names: readonly string[]) =>
  ({ name }: { name: string }) =>
    names.includes(name);

/** The same questions, with those about the sender before those about another patient. */
export function senderFirst<Question extends { name: string }>(
  questions: readonly Question[],
): readonly Question[] {
  const sender = questions.filter(isAbout(OF_SENDER));
  const rest = questions.filter((question) => !sender.includes(question));
  const patient = rest.findIndex(isAbout(OF_PATIENT));
  return patient < 0 ? questions : [...rest.slice(0, patient), ...sender, ...rest.slice(patient)];
}

/** The first of these fields that is about the patient. */
export const firstOfPatient = <Field extends { name: FieldName }>(fields: readonly Field[]) =>
  fields.find(isAbout(OF_PATIENT))?.name;
