import { FIELD_NAMES } from "../fields.ts";

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
