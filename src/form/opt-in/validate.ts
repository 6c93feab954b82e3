import type { OptInAnswers } from "../../contract/booking-request/booking-request.ts";
import type { FieldErrors, OptInQuestionName } from "../errors.ts";
import type { OptInPlan } from "./plan.ts";
import type { OptInValues } from "./values.ts";

/** Answers as they are sent, and errors; of one question, or of all. */
interface OptInResult {
  answers?: OptInAnswers;
  errors?: FieldErrors;
}

type Validator = (values: OptInValues, plan: OptInPlan) => OptInResult;

/** A time is never required: a practice can agree on one by phone. */
const validateSlot: Validator = ({ slot }, { source }) =>
  slot && source ? { answers: { slot: { ...slot, source } } } : {};

const VALIDATORS: readonly Validator[] = [validateSlot];

/** Validates the answers to the questions that the page turned on. */
export function validateOptIn(values: OptInValues, plan: OptInPlan): Required<OptInResult> {
  const results = VALIDATORS.map((validate) => validate(values, plan));
  return {
    answers: Object.assign({}, ...results.map(({ answers }) => answers)),
    errors: Object.assign({}, ...results.map(({ errors }) => errors)),
  };
}

/** The question about each member of a request, for a receiver that rejects it. */
const QUESTIONS = {
  slot: "slot",
  preferred_times: "preferredTimes",
  new_patient: "newPatient",
  for_whom: "forWhom",
  requester: "requesterFirstName",
  text_consent: "textConsent",
} as const satisfies Record<keyof OptInAnswers, OptInQuestionName>;

/**
 * The receiver's messages about these answers as field errors.
 *
 * @param sent the answers that it rejects
 * @param errors by the names of the booking request
 */
export function rejectedOptIn(sent: OptInAnswers, errors: Record<string, string>): FieldErrors {
  const rejected: FieldErrors = {};
  for (const name of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
    const message = errors[name];
    if (message !== undefined && name in sent) {
      rejected[QUESTIONS[name]] = { code: "rejected", message };
    }
  }
  return rejected;
}
