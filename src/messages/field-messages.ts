import type { ForWhom } from "../contract/booking-request/answers.ts";
import type { QuestionName } from "../contract/questions.ts";
import type { FieldError } from "../form/errors.ts";
import type { PhoneHint } from "../form/phone/phone.ts";
import { formatCountry, formatList, formatNumber } from "./format.ts";
import { formatMonth } from "./format-date.ts";
import type { Language } from "./messages.ts";

/** The error message for a question. @param forWhom whom the appointment is for */
export const fieldErrorMessage = (
  language: Language,
  question: QuestionName,
  error: FieldError,
  forWhom: ForWhom = "self",
): string =>
  [error, ...(error.others ?? [])]
    .map((each) => sentence(language, question, each, forWhom))
    .join(". ");

function sentence(
  language: Language,
  question: QuestionName,
  { code, parts = [], limit = 0, lastDay, example = EXAMPLE }: FieldError,
  forWhom: ForWhom,
): string {
  const { messages, deferred, slots } = language;
  const { tag } = messages;
  if (code === "missing") return missingSentences(language, forWhom)[question] ?? deferred.rejected;
  if (code === "one-name") return deferred.oneName;
  if (code === "slot-unavailable") return slots.slotUnavailable;
  if (code === "rejected") return deferred.rejected;
  if (code === "too-long" || code === "not-a-name") {
    const labels: Partial<Record<QuestionName, string>> = messages.fields;
    const label = question !== "additionalDetails" && labels[question];
    const name = label ? deferred.quoted(label) : deferred.yourAnswer;
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
  return keepTogether(typeof fixed === "string" ? fixed : fixed(example));
}

/** The sentences about missing answers. */
const missingSentences = (
  { messages, deferred, questions }: Language,
  forWhom: ForWhom,
): Partial<Record<QuestionName, string>> => ({
  ...deferred.missing,
  screener: messages.screenerMissing,
  ...questions.missing,
  relation: questions.missing.relation[forWhom === "child" ? forWhom : "other"],
  ...(forWhom !== "self" && questions.patients[forWhom].missing),
});

/** The phone number as it will be sent, and what is unusual about it. */
export function phoneHintMessage(
  { messages, deferred }: Language,
  { formatted, extension, note }: PhoneHint,
): string {
  // Not broken across lines.
  const full = extension ? `${formatted} ${deferred.phoneExtension} ${extension}` : formatted;
  const number = full.replaceAll(" ", "\u00a0");
  if (!note) return deferred.phoneReadBack(number);
  const country = note.code === "abroad" ? formatCountry(note.country, messages.tag) : "";
  return deferred.phoneNotes[note.code](number, country);
}

/** Of a phone number, where the country is unknown. */
const EXAMPLE = "+1 202 555 0143";
const PHONE_NUMBER = /[+(]{0,2}\d[\d ()-]{5,20}\d/g;

/** The sentence with phone numbers that are not broken across lines. */
const keepTogether = (sentence: string) =>
  sentence.replace(PHONE_NUMBER, (phone) =>
    phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011"),
  );

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
