import { FIELD_NAMES } from "../questions.ts";

/** The answers to questions that a page turns on, by their names in a booking request. */
export const PAGE_ANSWER_NAMES = [
  "slot",
  "preferred_times",
  "new_patient",
  "for_whom",
  "requester",
  "text_consent",
] as const;

/** The names of all answers, which an error of a receiver may be about. */
export const ANSWER_NAMES: readonly string[] = [
  ...FIELD_NAMES,
  "phone_extension",
  "appointment_type",
  "provider",
  ...PAGE_ANSWER_NAMES,
];

/** The days of the week, as a request names them. */
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
