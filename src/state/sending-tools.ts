import { validation } from "../form/validate.ts";
import { createSubmission } from "./submission.ts";

/** Everything that checks and sends answers, in one object that loads at the first interaction. */
export const sendingTools = { ...validation, createSubmission };

export type SendingTools = typeof sendingTools;
