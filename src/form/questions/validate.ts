import type {
  BookingRequest,
  PageAnswers,
} from "../../contract/booking-request/booking-request.ts";
import type { FieldErrors, PageQuestionName } from "../errors.ts";
import { asksPreferredTimes, type PageQuestionPlan } from "./plan.ts";
import { type LineValidation, validateRequester } from "./requester.ts";
import type { PageValues } from "./values.ts";

/** Answers as they are sent, and errors; of one question, or of all. */
interface Result {
  answers?: PageAnswers;
  errors?: FieldErrors;
}

type Validator = (values: PageValues, plan: PageQuestionPlan, lines: LineValidation) => Result;

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
  validatePreferredTimes,
  validateForWhom,
  validateNewPatient,
  validateTextConsent,
];

/** Validates the answers to the questions that the page turned on. */
export function validatePageQuestions(
  values: PageValues,
  plan: PageQuestionPlan,
  lines: LineValidation,
): Required<Result> {
  const results = VALIDATORS.map((validate) => validate(values, plan, lines));
  return {
    answers: Object.assign({}, ...results.map(({ answers }) => answers)),
    errors: Object.assign({}, ...results.map(({ errors }) => errors)),
  };
}

/** The question about each member of a request, for a receiver that rejects it. */
const QUESTIONS = {
  preferred_times: "preferredTimes",
  new_patient: "newPatient",
  for_whom: "forWhom",
  requester: "requesterFirstName",
  text_consent: "textConsent",
} as const satisfies Record<Exclude<keyof PageAnswers, "slot">, PageQuestionName>;

/**
 * The receiver's messages about these answers as field errors.
 *
 * @param messages by the names of the booking request
 * @param request the request that the receiver rejected
 */
export function rejectedPageAnswers(
  messages: Record<string, string>,
  request: BookingRequest,
): FieldErrors {
  const rejected: FieldErrors = {};
  for (const name of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
    const message = messages[name];
    if (message !== undefined && name in request) {
      rejected[QUESTIONS[name]] = { code: "rejected", message };
    }
  }
  return rejected;
}
