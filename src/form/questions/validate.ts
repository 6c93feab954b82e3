import type {
  BookingRequest,
  PageAnswers,
} from "../../contract/booking-request/booking-request.ts";
import { type PageQuestionName, QUESTIONS as TABLE } from "../../contract/questions.ts";
import type { FieldErrors } from "../errors.ts";
import { explainOneName, type validateLine, type validateName } from "../text/limited-text.ts";
import {
  type AskName,
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

/** Validates what was asked about the sender, and adds its errors; all of it is required. */
function validateRequester(
  values: Pick<PageValues, RequesterQuestionName>,
  { validateLine, validateName }: LineValidation,
  errors: FieldErrors,
): NonNullable<PageAnswers["requester"]> {
  const requester = { first_name: "", last_name: "", relation: "" };
  for (const question of REQUESTER_QUESTIONS) {
    const validate = question === "relation" ? validateLine : validateName;
    const result = validate(values[question] ?? "", TABLE[question].maxLength);
    if ("error" in result) errors[question] = result.error;
    else if (result.value === null) errors[question] = { code: "missing" };
    else requester[REQUESTER_NAMES[question]] = result.value;
  }
  explainOneName(errors, values, ["requesterFirstName", "requesterLastName"]);
  return requester;
}

/** Validates the answers to the questions that the page turned on; the errors are in their order. */
export function validatePageQuestions(
  values: PageValues,
  plan: PageQuestionPlan,
  lines: LineValidation,
): { answers: PageAnswers; errors: FieldErrors } {
  const { preferredTimes, forWhom, newPatient, textConsent } = values;
  const asks = (name: AskName) => plan.asks.includes(name);
  const answers: PageAnswers = {};
  const errors: FieldErrors = {};
  if (preferredTimes && asksPreferredTimes(plan)) answers.preferred_times = preferredTimes;
  if (asks("for-whom") && !forWhom) errors.forWhom = { code: "missing" };
  if (asks("for-whom") && forWhom) {
    answers.for_whom = forWhom;
    if (forWhom !== "self") answers.requester = validateRequester(values, lines, errors);
  }
  if (asks("new-patient") && newPatient === undefined) errors.newPatient = { code: "missing" };
  if (asks("new-patient") && newPatient !== undefined) answers.new_patient = newPatient;
  if (asks("text-consent") && textConsent) answers.text_consent = textConsent;
  return { answers, errors };
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
