import type {
  BookingRequest,
  PageAnswers,
} from "../../contract/booking-request/booking-request.ts";
import { MAX_REQUESTER_LENGTH } from "../../contract/booking-request/page-answers.ts";
import type { FieldErrors, PageQuestionName } from "../errors.ts";
import { explainOneName, type validateLine, type validateName } from "../text/limited-text.ts";
import {
  asksPreferredTimes,
  type PageQuestionPlan,
  type PageValues,
  REQUESTER_QUESTIONS,
  type RequesterQuestionName,
} from "./plan.ts";

/** The validation that the deferred chunk contains, so that the times chunk does not. */
export interface LineValidation {
  validateLine: typeof validateLine;
  validateName: typeof validateName;
}

/** The names in a request. */
const REQUESTER_NAMES = {
  requesterFirstName: "first_name",
  requesterLastName: "last_name",
  relation: "relation",
} as const satisfies Record<RequesterQuestionName, string>;

/** Validates what was asked about the sender; all of it is required. */
function validateRequester(
  values: Partial<Record<RequesterQuestionName, string | undefined>>,
  { validateLine, validateName }: LineValidation,
): {
  requester: NonNullable<PageAnswers["requester"]>;
  errors: FieldErrors;
} {
  const requester = { first_name: "", last_name: "", relation: "" };
  const errors: FieldErrors = {};
  for (const question of REQUESTER_QUESTIONS) {
    const validate = question === "relation" ? validateLine : validateName;
    const result = validate(values[question] ?? "", MAX_REQUESTER_LENGTH);
    if ("error" in result) errors[question] = result.error;
    else if (result.value === null) errors[question] = { code: "missing" };
    else requester[REQUESTER_NAMES[question]] = result.value;
  }
  explainOneName(errors, values, ["requesterFirstName", "requesterLastName"]);
  return { requester, errors };
}

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
