import type { FieldError, QuestionName } from "../form/errors.ts";
import { formatNumber } from "./format.ts";
import type { Language } from "./messages.ts";

/**
 * The sentence that tells a patient how to fix an error.
 *
 * @param phoneExample a phone number as people in the practice's country write it
 */
export function fieldErrorMessage(
  { messages, deferred }: Language,
  question: QuestionName,
  { code, parts = [], limit = 0, message }: FieldError,
  phoneExample: string,
): string {
  const formattedLimit = formatNumber(limit, messages.tag);
  if (code === "missing") return deferred.missing[question];
  if (code === "rejected") return message || deferred.rejected;
  if (code === "too-long") return deferred.tooLong(fieldLabel(messages, question), formattedLimit);
  if (code === "date-incomplete") {
    const names = parts.map((part) => messages.dateParts[part].toLowerCase());
    return deferred.incompleteDate(new Intl.ListFormat(messages.tag).format(names));
  }
  const sentence = deferred.fieldErrors[code];
  if (typeof sentence === "string") return sentence;
  return sentence(code === "date-not-real" ? formattedLimit : phoneExample);
}

const fieldLabel = ({ fields }: Language["messages"], question: QuestionName) =>
  question in fields ? fields[question as keyof typeof fields] : "";
