import type { Patient } from "../contract/booking-request/booking-request.ts";
import type { FieldName } from "../contract/fields.ts";
import { type BirthDateRules, checkBirthDate } from "./date/birth-date.ts";
import type { BirthDateParts } from "./date/pasted-date.ts";
import { checkEmail } from "./email/email.ts";
import type { Checked, Faults } from "./errors.ts";
import type { AskedField } from "./fields.ts";
import type { NumberingPlans } from "./phone/numbering-plans.ts";
import { checkPhone } from "./phone/phone.ts";
import { checkLine, checkParagraphs } from "./text/limited-text.ts";

/** The patient form as it was typed. */
export type Typed = Record<Exclude<FieldName, "dob">, string> & { dob: BirthDateParts };

export interface CheckRules extends BirthDateRules {
  /** The practice's calling code, for national phone numbers; see `callingCode`. */
  country: string | null;
  plans?: NumberingPlans | undefined;
}

const CHECKS: Record<FieldName, (typed: Typed, rules: CheckRules) => Checked> = {
  firstName: (typed) => checkLine(typed.firstName, "firstName"),
  lastName: (typed) => checkLine(typed.lastName, "lastName"),
  email: (typed) => checkEmail(typed.email),
  phone: (typed, rules) => checkPhone(typed.phone, rules.country, rules.plans),
  dob: (typed, rules) => checkBirthDate(typed.dob, rules),
  insurance: (typed) => checkLine(typed.insurance, "insurance"),
  additionalDetails: (typed) => checkParagraphs(typed.additionalDetails, "additionalDetails"),
};

/** One field's answer as it would be handed over, or its fault. */
export function checkAnswer(
  { name, required }: AskedField,
  typed: Typed,
  rules: CheckRules,
): Checked {
  const checked = CHECKS[name](typed, rules);
  return required && "value" in checked && checked.value === null
    ? { fault: { code: "missing" } }
    : checked;
}

/** All asked fields: the answers to hand over, and what is wrong with the others. */
export function checkAnswers(
  fields: readonly AskedField[],
  typed: Typed,
  rules: CheckRules,
): { patient: Patient; faults: Faults } {
  const patient: Patient = {};
  const faults: Faults = {};
  for (const field of fields) {
    const checked = checkAnswer(field, typed, rules);
    if ("fault" in checked) faults[field.name] = checked.fault;
    else if (checked.value !== null) patient[field.name] = checked.value;
  }
  return { patient, faults };
}
