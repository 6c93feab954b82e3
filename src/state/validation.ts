import { validation as formValidation } from "../form/validation/validate.ts";
import { createAnswerChecks } from "./answer-checks.ts";
import { createSubmission } from "./submission.ts";

/** Everything that checks and sends answers, in one object that loads with the deferred chunk. */
export const validation = { ...formValidation, createAnswerChecks, createSubmission };

export type Validation = typeof validation;
