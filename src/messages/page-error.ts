import type { ForWhom } from "../contract/booking-request/for-whom.ts";
import type { FieldError, PageQuestionName } from "../form/errors.ts";
import { formatNumber } from "./format/format.ts";
import type { Language } from "./messages.ts";

type OwnSentences = Partial<Record<PageQuestionName, string>>;

/** The sentence that explains an error of a question that the page turned on, for a patient of this kind. */
export function pageErrorMessage(
  { messages, deferred, slots, questions }: Language,
  question: PageQuestionName,
  { code, limit = 0, message }: FieldError,
  forWhom: ForWhom,
): string {
  const relation = questions.missing.relation[forWhom === "child" ? forWhom : "other"];
  const missing: OwnSentences = { ...questions.missing, relation };
  const rejected: OwnSentences = slots.rejectedAnswers;
  if (code === "too-long")
    return deferred.tooLong(deferred.anyAnswer, formatNumber(limit, messages.tag));
  if (code === "not-a-name") return deferred.notAName(deferred.anyAnswer);
  if (code === "missing" && missing[question]) return missing[question];
  return message || (rejected[question] ?? deferred.rejected);
}
