import type { ForWhom } from "../contract/booking-request/answers.ts";
import type { PageQuestionName, RecordQuestionName } from "../contract/questions.ts";
import type { FieldError } from "../form/errors.ts";
import { examplePhone } from "../form/phone/country-numbers.ts";
import type { Hints } from "../form/validation/validate.ts";
import { formatCountry, formatList, formatNumber } from "./format.ts";
import { formatMonth } from "./format-date.ts";
import type { Language } from "./messages.ts";

/**
 * The sentence that explains to a patient how to fix an error.
 *
 * @param callingCode the practice's, for an example of a phone number
 */
export const fieldErrorMessage = (
  language: Language,
  question: RecordQuestionName,
  error: FieldError,
  callingCode: string | null,
): string =>
  [error, ...(error.others ?? [])]
    .map((each) => sentence(language, question, each, callingCode))
    .join(". ");

function sentence(
  { messages, deferred }: Language,
  question: RecordQuestionName,
  { code, parts = [], limit = 0, lastDay, message }: FieldError,
  callingCode: string | null,
): string {
  const { tag } = messages;
  if (code === "missing") {
    return { ...deferred.missing, screener: messages.screenerMissing }[question];
  }
  if (code === "one-name") return deferred.oneName;
  if (code === "rejected") return message || deferred.rejected;
  if (code === "too-long" || code === "not-a-name") {
    const names: Partial<Record<RecordQuestionName, string>> = deferred.fieldNames;
    const name = names[question] ?? deferred.fieldNames.additionalDetails;
    return code === "too-long"
      ? deferred.tooLong(name, formatNumber(limit, tag))
      : deferred.notAName(name);
  }
  if (code === "date-incomplete") {
    const names = parts.map((part) => messages.dateParts[part].toLowerCase());
    return deferred.incompleteDate(formatList(names, tag));
  }
  if (code === "date-not-real") {
    if (!lastDay) return deferred.fieldErrors["date-day"];
    return deferred.shortMonth(formatMonth(lastDay, tag), formatNumber(lastDay.day, tag));
  }
  const fixed = deferred.fieldErrors[code];
  return keepTogether(typeof fixed === "string" ? fixed : fixed(examplePhone(callingCode)));
}

/** The phone number as it will be sent, and what is unusual about it. */
export function phoneHintMessage(
  { messages, deferred }: Language,
  { formatted, extension, note }: NonNullable<Hints["phone"]>,
): string {
  // Not broken across lines.
  const full = extension ? `${formatted} ${deferred.phoneExtension} ${extension}` : formatted;
  const number = full.replaceAll(" ", "\u00a0");
  if (!note) return deferred.phoneReadBack(number);
  const country = note.code === "abroad" ? formatCountry(note.country, messages.tag) : "";
  return deferred.phoneNotes[note.code](number, country);
}

const PHONE_NUMBER = /[+(]{0,2}\d[\d ()-]{5,20}\d/g;

/** The sentence with phone numbers that are not broken across lines. */
const keepTogether = (sentence: string) =>
  sentence.replace(PHONE_NUMBER, (phone) =>
    phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011"),
  );

/** The sentence that explains an error of a question that the page turned on, for a patient of this kind. */
export function pageErrorMessage(
  { messages, deferred, slots, questions }: Language,
  question: PageQuestionName,
  { code, limit = 0, message }: FieldError,
  forWhom: ForWhom,
): string {
  const relation = questions.missing.relation[forWhom === "child" ? forWhom : "other"];
  const missing: Partial<Record<PageQuestionName, string>> = { ...questions.missing, relation };
  const subject = deferred.fieldNames.additionalDetails;
  if (code === "too-long") return deferred.tooLong(subject, formatNumber(limit, messages.tag));
  if (code === "not-a-name") return deferred.notAName(subject);
  if (code === "missing" && missing[question]) return missing[question];
  return message || (question === "slot" ? slots.slotRejected : deferred.rejected);
}

/** The counts that a screen reader announces; the text shows every one. */
const ANNOUNCED_AT = [50, 20, 10, 5, 0];
const SHOWN_FROM = 50;

/** How many characters are left, as shown and as announced; null far from the limit. */
export function characterCount({ messages, deferred }: Language, left: number) {
  if (left > SHOWN_FROM) return null;
  const sentence = (count: number) => {
    const format = count < 0 ? deferred.charactersOver : deferred.charactersLeft;
    return format(Math.abs(count), formatNumber(Math.abs(count), messages.tag));
  };
  const announced = left < 0 ? left : (ANNOUNCED_AT.findLast((limit) => left <= limit) ?? left);
  return { shown: sentence(left), announced: sentence(announced) };
}
