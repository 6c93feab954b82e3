import {
  type FieldName,
  type PageQuestionName,
  QUESTION_NAMES,
  type QuestionName,
} from "../questions.ts";

/** The names of answers in a receiver's errors; a field has its own. */
const NAMES = {
  screener: "screener",
  appointmentType: "appointment_type",
  provider: "provider",
  slot: "slot",
  preferredTimes: "preferred_times",
  earlier: "earlier",
  forWhom: "for_whom",
  requesterFirstName: "requester.first_name",
  requesterLastName: "requester.last_name",
  relation: "requester.relation",
  newPatient: "new_patient",
  textConsent: "text_consent",
} as const satisfies Record<Exclude<QuestionName, FieldName>, string>;

type Member<Path> = Path extends `${infer First}.${string}` ? First : Path;
/** A member of a booking request that answers questions of the page. */
export type PageAnswerName = Member<(typeof NAMES)[PageQuestionName]>;

/** Names of a receiver's errors about a part of an answer, or about several answers. */
const OTHER_ERRORS: Partial<Record<QuestionName, string>> = {
  phone: "phone_extension",
  requesterFirstName: "requester",
};

/** The names that a receiver's errors have for an answer. */
export const errorNames = (name: QuestionName): readonly string[] =>
  [(NAMES as Partial<Record<QuestionName, string>>)[name] ?? name, OTHER_ERRORS[name] ?? []].flat();

/** The names of all answers but the screener, which is asked on another screen and cannot be corrected. */
export const ERROR_NAMES: readonly string[] = QUESTION_NAMES.filter(
  (name) => name !== "screener",
).flatMap(errorNames);

export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Day = (typeof DAYS)[number];

/** The parts of a day at the practice: until noon, until 5 p.m., later. */
export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Whom an appointment can be for, seen from the sender. */
export const FOR_WHOM = ["self", "child", "other"] as const;
export type ForWhom = (typeof FOR_WHOM)[number];

/** What somebody who has one name enters as the other one. */
export const NO_NAME = "-";

/** A person's name for staff. */
export const fullName = (...names: (string | undefined)[]): string => {
  const given = names.filter((name) => name && name !== NO_NAME).join(" ");
  return given && names.includes(NO_NAME) ? `${given} (one name)` : given;
};
