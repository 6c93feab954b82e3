import type { Patient } from "../contract/booking-request/booking-request.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import { type FieldKind, type FieldName, fieldSpec } from "../contract/fields.ts";
import { bookingRequest, sameAnswers } from "./booking-request.ts";
import { validateBirthDate } from "./date/birth-date.ts";
import { latestDayOnEarth } from "./date/calendar-day.ts";
import { parsePastedDate } from "./date/pasted-date.ts";
import { validateEmail } from "./email/email.ts";
import { suggestEmail } from "./email/suggest-email.ts";
import type { FieldErrors, FieldResult } from "./errors.ts";
import type { FormValues } from "./inputs.ts";
import type { NumberingPlans } from "./phone/numbering-plans.ts";
import { validatePhone } from "./phone/phone.ts";
import type { PlannedField } from "./plan.ts";
import { rejectedAnswers } from "./rejected-answers.ts";
import { remainingCharacters, validateLine, validateText } from "./text/limited-text.ts";

/** What validation depends on in addition to the values. */
export interface ValidationContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The patient's language, as a BCP 47 tag. */
  locale: string;
  /** The practice's calling code, for phone numbers without one; see `FormPlan`. */
  callingCode: string | null;
  /** Undefined until loaded, or if loading failed. */
  numberingPlans?: NumberingPlans | undefined;
}

interface Input {
  /** Empty for a date. */
  text: string;
  values: FormValues;
  maxLength: number;
  context: ValidationContext;
}

const VALIDATORS: Record<FieldKind, (input: Input) => FieldResult> = {
  name: ({ text, maxLength }) => validateLine(text, maxLength),
  line: ({ text, maxLength }) => validateLine(text, maxLength),
  text: ({ text, maxLength }) => validateText(text, maxLength),
  email: ({ text, maxLength }) => validateEmail(text, maxLength),
  phone: ({ text, context }) => validatePhone(text, context.callingCode, context.numberingPlans),
  date: ({ values, context }) =>
    validateBirthDate(values, { today: latestDayOnEarth(context.now), locale: context.locale }),
};

const maxLengthOf = (name: FieldName) => fieldSpec(name).maxLength ?? Number.POSITIVE_INFINITY;

/** Validates one field; returns the answer as it is sent, or its error. */
function validateField(
  { name, required }: PlannedField,
  values: FormValues,
  context: ValidationContext,
): FieldResult {
  const text = name === "dob" ? "" : values[name];
  const validate = VALIDATORS[fieldSpec(name).kind];
  const result = validate({ text, values, maxLength: maxLengthOf(name), context });
  const isMissing = required && "value" in result && result.value === null;
  return isMissing ? { error: { code: "missing" } } : result;
}

/** Validates several fields; returns the valid answers as they are sent, and the errors. */
function validateFields(
  fields: readonly PlannedField[],
  values: FormValues,
  context: ValidationContext,
): { patient: Patient; errors: FieldErrors } {
  const patient: Patient = {};
  const errors: FieldErrors = {};
  for (const field of fields) {
    const result = validateField(field, values, context);
    if ("error" in result) errors[field.name] = result.error;
    else if (result.value !== null) patient[field.name] = result.value;
  }
  return { patient, errors };
}

/** Everything that checks and sends answers, in one object, which is loaded at the first touch. */
export const validation = {
  bookingRequest,
  sameAnswers,
  requestReference,
  rejectedAnswers,
  validateField,
  validateFields,
  parsePastedDate,
  suggestEmail,
  /** How many characters may still be typed into a field; see {@link remainingCharacters}. */
  remainingCharacters: (name: FieldName, text: string) =>
    remainingCharacters(text, maxLengthOf(name)),
};

export type Validation = typeof validation;
