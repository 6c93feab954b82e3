import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import { MAX_REQUESTER_LENGTH } from "../../contract/booking-request/page-answers.ts";
import type { FieldErrors } from "../errors.ts";
import { explainOneName, type validateLine, type validateName } from "../text/limited-text.ts";

/** What is asked about the sender of a request for somebody else, and its names in the request. */
const NAMES = {
  requesterFirstName: "first_name",
  requesterLastName: "last_name",
  relation: "relation",
} as const;

export type RequesterQuestionName = keyof typeof NAMES;
export const REQUESTER_QUESTIONS = Object.keys(NAMES) as RequesterQuestionName[];

/** The validation that the deferred chunk contains, so that the times chunk does not. */
export interface LineValidation {
  validateLine: typeof validateLine;
  validateName: typeof validateName;
}

/** Validates what was asked about the sender; all of it is required. */
export function validateRequester(
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
    else requester[NAMES[question]] = result.value;
  }
  explainOneName(errors, values, ["requesterFirstName", "requesterLastName"]);
  return { requester, errors };
}
