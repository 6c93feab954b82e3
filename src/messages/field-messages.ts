import type { ForWhom } from "../contract/booking-request/answers.ts";
import type { QuestionName } from "../contract/questions.ts";
import type { FieldError } from "../form/errors.ts";
import { textIn } from "../form/own-questions.ts";
import type { PhoneHint } from "../form/phone/phone.ts";
import type { PhoneNote } from "../form/phone/phone-tools.ts";
import type { OwnQuestion } from "../form/plan.ts";
import { formatCountry, formatList, formatNumber, isolate } from "./format.ts";
import { formatMonth } from "./format-date.ts";
import type { Language } from "./messages.ts";

/** The error message for a question. @param forWhom whom the appointment is for @param own the practice's own question */
export const fieldErrorMessage = (
  language: Language,
  question: QuestionName,
  error: FieldError,
  forWhom: ForWhom = "self",
  own?: OwnQuestion,
): string =>
  [error, ...(error.others ?? [])]
    .map((each) => sentence(language, question, each, forWhom, own))
    .join(". ");

function sentence(
  language: Language,
  question: QuestionName,
  { code, parts = [], limit = 0, lastDay, example = EXAMPLE }: FieldError,
  forWhom: ForWhom,
  own?: OwnQuestion,
): string {
  const { messages, submission, slots, questions } = language;
  const { tag } = messages;
  const ownLabel = own && textIn(own.label, tag).text;
  if (code === "missing" && ownLabel) return questions.ownMissing(ownLabel);
  if (code === "missing")
    return missingSentences(language, forWhom)[question] ?? submission.rejected;
  if (code === "one-name") return submission.oneName;
  if (code === "slot-unavailable") return slots.slotUnavailable;
  if (code === "rejected") return submission.rejected;
  if (code === "too-long" || code === "not-a-name") {
    const labels: Partial<Record<QuestionName, string>> = messages.fields;
    const label = ownLabel || (question !== "additionalDetails" && labels[question]);
    const name = label ? submission.quoted(label) : submission.yourAnswer;
    return code === "too-long"
      ? submission.tooLong(name, formatNumber(limit, tag))
      : submission.notAName(name);
  }
  if (code === "date-incomplete") {
    const names = parts.map((part) => messages.dateParts[part].toLowerCase());
    return submission.incompleteDate(formatList(names, tag));
  }
  if (code === "date-not-real") {
    if (!lastDay) return submission.fieldErrors["date-day"];
    return submission.shortMonth(formatMonth(lastDay, tag), formatNumber(lastDay.day, tag));
  }
  const fixed = submission.fieldErrors[code];
  return keepTogether(typeof fixed === "string" ? fixed : fixed(example));
}

/** The sentences about missing answers. */
const missingSentences = (
  { submission, questions }: Language,
  forWhom: ForWhom,
): Partial<Record<QuestionName, string>> => ({
  ...submission.missing,
  ...questions.missing,
  ...(forWhom !== "self" && questions.patients[forWhom].missing),
});

/** A phone number as it will be sent, not broken across lines. */
export function fullNumber({ submission }: Language, { formatted, extension }: PhoneHint): string {
  const full = extension
    ? `${isolate(formatted)} ${submission.phoneExtension} ${extension}`
    : formatted;
  return full.replaceAll(" ", "\u00a0");
}

/** What is unusual about a phone number. */
export function phoneNote(language: Language, phone: PhoneHint, note: PhoneNote): string {
  const { messages, submission } = language;
  const country = note.code === "abroad" ? formatCountry(note.country, messages.tag) : "";
  return submission.phoneNotes[note.code](fullNumber(language, phone), country);
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
export function characterCount({ messages, submission }: Language, left: number) {
  if (left > SHOWN_FROM) return null;
  const sentence = (count: number) => {
    const format = count < 0 ? submission.charactersOver : submission.charactersLeft;
    return format(Math.abs(count), formatNumber(Math.abs(count), messages.tag));
  };
  const announced = left < 0 ? left : (ANNOUNCED_AT.findLast((limit) => left <= limit) ?? left);
  return { shown: sentence(left), announced: sentence(announced) };
}
