import type { FieldError, QuestionName } from "../form/errors.ts";
import { examplePhone } from "../form/phone/format.ts";
import { formatMonth, formatNumber } from "./format.ts";
import type { Language, Messages } from "./messages.ts";

/**
 * The sentence that explains to a patient how to fix an error.
 *
 * @param callingCode the practice's, for an example of a phone number
 */
export function fieldErrorMessage(
  { messages, deferred }: Language,
  question: QuestionName,
  { code, parts = [], limit = 0, lastDay, message }: FieldError,
  callingCode: string | null,
): string {
  const { tag } = messages;
  if (code === "missing") return deferred.missing[question];
  if (code === "rejected") return message || deferred.rejected;
  if (code === "too-long") {
    return deferred.tooLong(nounLabel(messages, question), formatNumber(limit, tag));
  }
  if (code === "date-incomplete") {
    const names = parts.map((part) => messages.dateParts[part].toLowerCase());
    return deferred.incompleteDate(new Intl.ListFormat(tag).format(names));
  }
  if (code === "date-not-real") {
    if (!lastDay) return deferred.fieldErrors["date-day"];
    return deferred.shortMonth(formatMonth(lastDay, tag), formatNumber(lastDay.day, tag));
  }
  const sentence = deferred.fieldErrors[code];
  return typeof sentence === "string" ? sentence : sentence(examplePhone(callingCode));
}

/** A field's label as the subject of a sentence; null if the label is a question. */
const nounLabel = ({ fields }: Messages, question: QuestionName): string | null =>
  question in fields && question !== "additionalDetails"
    ? fields[question as keyof typeof fields]
    : null;
