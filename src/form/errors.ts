import type { FieldName } from "../contract/fields.ts";

/** The questions that an answer can be missing from or wrong in. */
export type QuestionName = FieldName | "screener" | "appointmentType" | "provider";

/** The three text fields that a date of birth is typed into. */
export type BirthDatePart = "day" | "month" | "year";

/**
 * Why an answer cannot be accepted. Codes, never sentences: `messages` has a sentence for each in
 * every language.
 */
export type FaultCode =
  | "missing"
  | "too-long"
  | "email-at"
  | "email-blank"
  | "email-name"
  | "email-domain"
  | "phone-letters"
  | "phone-extension"
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
  | "refused";

export interface Fault {
  code: FaultCode;
  /** The parts of a date of birth that are wrong; only these are marked. */
  parts?: readonly BirthDatePart[];
  /** The limit that was passed, in characters; or the last day of the month that was named. */
  limit?: number;
  /** The receiver's own sentence, where it refused an answer that we accepted. */
  sentence?: string;
}

export type Faults = Partial<Record<QuestionName, Fault>>;

/** An answer in the form in which it is handed over; null when it was left empty. */
export type Checked = { value: string | null } | { fault: Fault };

export const fault = (code: FaultCode, more: Omit<Fault, "code"> = {}): { fault: Fault } => ({
  fault: { code, ...more },
});
