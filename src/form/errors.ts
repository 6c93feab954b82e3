import type { QuestionName } from "../contract/questions.ts";
import type { CalendarDay } from "./calendar-day.ts";

export type BirthDatePart = "day" | "month" | "year";

/** Why an answer is rejected; `messages` has a sentence per code in every language. */
export type FieldErrorCode =
  | "missing"
  | "one-name"
  | "too-long"
  | "not-a-name"
  | "email-at"
  | "email-two"
  | "email-blank"
  | "email-local"
  | "email-domain"
  | "phone-letters"
  | "phone-two"
  | "phone-short"
  | "phone-long"
  | "phone-country"
  | "phone-impossible"
  | "date-incomplete"
  | "date-day"
  | "date-month"
  | "date-year"
  | "date-year-short"
  | "date-calendar"
  | "date-not-real"
  | "date-future"
  | "date-too-old"
  | "slot-unavailable"
  | "rejected";

export interface FieldError {
  code: FieldErrorCode;
  /** The invalid parts of a date of birth; only these are marked. */
  parts?: readonly BirthDatePart[];
  /** The exceeded limit in characters. */
  limit?: number;
  example?: string;
  /** The last day of the month that was entered, if the day is later. */
  lastDay?: CalendarDay;
  /** Further errors of the same answer, about other parts. */
  others?: readonly FieldError[];
  /** The receiver's own message, for an answer that passed our validation. */
  message?: string;
}

export type FieldErrors = Partial<Record<QuestionName, FieldError>>;

/** A valid answer, null if it was left empty; or why it is rejected. */
export type FieldResult<Value = string> = { value: Value | null } | { error: FieldError };

export const fieldError = (
  code: FieldErrorCode,
  details: Omit<FieldError, "code"> = {},
): { error: FieldError } => ({ error: { code, ...details } });
