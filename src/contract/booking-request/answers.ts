import {
  type FieldName,
  type PageQuestionName,
  QUESTION_NAMES,
  type QuestionName,
} from "../questions.ts";

/** The place of each answer in a booking request; a field's is in `patient`, under its own name. */
const PLACES = {
  screener: "screener",
  appointmentType: "appointment_type",
  provider: "provider",
  slot: "slot",
  preferredTimes: "preferred_times",
  forWhom: "for_whom",
  requesterFirstName: "requester.first_name",
  requesterLastName: "requester.last_name",
  relation: "requester.relation",
  newPatient: "new_patient",
  textConsent: "text_consent",
} as const satisfies Record<Exclude<QuestionName, FieldName>, string>;

type Member<Place> = Place extends `${infer First}.${string}` ? First : Place;
/** A member of a booking request that answers questions of the page. */
export type PageAnswerName = Member<(typeof PLACES)[PageQuestionName]>;

/** The place of an answer in a booking request: `for_whom`, `patient.email`. */
export const placeOf = (name: QuestionName): string =>
  (PLACES as Partial<Record<QuestionName, string>>)[name] ?? `patient.${name}`;

/** Names of a receiver's errors about a part of an answer, or about several answers. */
const OTHER_ERRORS: Partial<Record<QuestionName, string>> = {
  phone: "phone_extension",
  requesterFirstName: "requester",
};

/** The names that a receiver's errors have for an answer: its place, without `patient`. */
export const errorNames = (name: QuestionName): readonly string[] =>
  [placeOf(name).replace("patient.", ""), OTHER_ERRORS[name] ?? []].flat();

/** The questions whose answers a receiver can reject; the screener has a screen of its own. */
export const REJECTABLE = QUESTION_NAMES.filter((name) => name !== "screener");

/** The names of all answers in the errors of a receiver. */
export const ERROR_NAMES: readonly string[] = REJECTABLE.flatMap(errorNames);

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
