import type { OptInAnswers } from "../../contract/booking-request/booking-request.ts";
import type { FieldErrors, OptInQuestionName } from "../errors.ts";
import { asksPreferredTimes, type OptInPlan } from "./plan.ts";
import { type LineValidation, validateRequester } from "./requester.ts";
import type { OptInValues } from "./values.ts";

/** Answers as they are sent, and errors; of one question, or of all. */
interface OptInResult {
  answers?: OptInAnswers;
  errors?: FieldErrors;
}

type Validator = (values: OptInValues, plan: OptInPlan, lines: LineValidation) => OptInResult;

/** A time is never required: a practice can agree on one by phone. */
const validateSlot: Validator = ({ slot }, { source }) =>
  slot && source ? { answers: { slot: { ...slot, source } } } : {};

const validatePreferredTimes: Validator = ({ preferredTimes }, plan) =>
  preferredTimes && asksPreferredTimes(plan)
    ? { answers: { preferred_times: preferredTimes } }
    : {};

const validateForWhom: Validator = (values, { asks }, lines) => {
  const { forWhom } = values;
  if (!asks.includes("for-whom")) return {};
  if (!forWhom) return { errors: { forWhom: { code: "missing" } } };
  if (forWhom === "self") return { answers: { for_whom: forWhom } };
  const { requester, errors } = validateRequester(values, lines);
  return { answers: { for_whom: forWhom, requester }, errors };
};

const validateNewPatient: Validator = ({ newPatient }, { asks }) => {
  if (!asks.includes("new-patient")) return {};
  return newPatient === undefined
    ? { errors: { newPatient: { code: "missing" } } }
    : { answers: { new_patient: newPatient } };
};

const validateTextConsent: Validator = ({ textConsent }, { asks }) =>
  textConsent && asks.includes("text-consent") ? { answers: { text_consent: textConsent } } : {};

/** In the order of the questions. */
const VALIDATORS: readonly Validator[] = [
  validateSlot,
  validatePreferredTimes,
  validateForWhom,
  validateNewPatient,
  validateTextConsent,
];

/** Validates the answers to the questions that the page turned on. */
export function validateOptIn(
  values: OptInValues,
  plan: OptInPlan,
  lines: LineValidation,
): Required<OptInResult> {
  const results = VALIDATORS.map((validate) => validate(values, plan, lines));
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
 * @param sent the names of the members of the request that it rejects
 * @param errors by the names of the booking request
 */
export function rejectedOptIn(
  sent: readonly string[],
  errors: Record<string, string>,
): FieldErrors {
  const rejected: FieldErrors = {};
  for (const name of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
    const message = errors[name];
    if (message !== undefined && sent.includes(name)) {
      rejected[QUESTIONS[name]] = { code: "rejected", message };
    }
  }
  return rejected;
}
