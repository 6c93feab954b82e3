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

/** The longest answer about a sender who is not the patient, in visible characters. */
export const MAX_REQUESTER_LENGTH = 100;
