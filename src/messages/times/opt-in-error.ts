import type { FieldError, OptInQuestionName } from "../../form/errors.ts";
import type { DeferredMessages } from "../messages.ts";
import type { TimesMessages } from "./en.ts";

/** The sentence that explains an error of a question that the page turned on. */
export const optInErrorMessage = (
  { rejectedAnswers }: TimesMessages,
  { rejected }: DeferredMessages,
  question: OptInQuestionName,
  { message }: FieldError,
): string => {
  const own: Partial<Record<OptInQuestionName, string>> = rejectedAnswers;
  return message || (own[question] ?? rejected);
};
