import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import { QUESTIONS } from "../../contract/questions.ts";
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
    const result = validate(values[question] ?? "", QUESTIONS[question].maxLength);
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
