import type { FieldError, OptInQuestionName } from "../../form/errors.ts";
import { formatNumber } from "../format.ts";
import type { DeferredMessages } from "../messages.ts";
import type { TimesMessages } from "./en.ts";

type OwnSentences = Partial<Record<OptInQuestionName, string>>;

/** The sentence that explains an error of a question that the page turned on. */
export function optInErrorMessage(
  { rejectedAnswers, questions }: TimesMessages,
  deferred: DeferredMessages,
  question: OptInQuestionName,
  { code, limit = 0, message }: FieldError,
  tag: string,
): string {
  const missing: OwnSentences = questions.missing;
  const rejected: OwnSentences = rejectedAnswers;
  if (code === "too-long") return deferred.tooLong(null, formatNumber(limit, tag));
  if (code === "missing" && missing[question]) return missing[question];
  return message || (rejected[question] ?? deferred.rejected);
}
