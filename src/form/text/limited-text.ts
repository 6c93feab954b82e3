import { NO_NAME } from "../../contract/booking-request/answers.ts";
import type { QuestionName } from "../../contract/questions.ts";
import { countCharacters, fits } from "../../contract/text.ts";
import { type FieldErrors, type FieldResult, fieldError } from "../errors.ts";
import { asciiDigits, normalizeLine, normalizeText } from "./normalize.ts";

const limited = (value: string, limit: number): FieldResult =>
  fits(value, limit) ? { value: value || null } : fieldError("too-long", { limit });

export const validateLine = (input: string, limit: number): FieldResult =>
  limited(normalizeLine(input), limit);

export const validateText = (input: string, limit: number): FieldResult =>
  limited(normalizeText(input), limit);

// Counting a megabyte takes longer than a frame, and this runs for every key.
const MAX_COUNTED = 100_000;

/** Negative if there are too many. Counts like the validators, up to 100,000 characters, so counter and error agree. */
export function remainingCharacters(input: string, limit: number): number {
  const text = normalizeText(input);
  const remaining = limit - countCharacters(text, MAX_COUNTED);
  return fits(text, limit) ? remaining : Math.min(remaining, -1);
}

const MIN_PHONE_DIGITS = 7;
const NUMBERS_ALONE = /^[\d\s.,:;/()+#-]+$/;

/** HTML that was meant to be shown as what it stands for. */
export const MARKUP = /<(?:\/?[a-z]|%)[^<>]{0,99}>|&(?:amp|lt|gt|quot|apos|nbsp|#x?[\da-f]{1,6});/i;

/** What a program writes instead of a value. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^(?:undefined(?: undefined)*|\[object \w+\])$/i,
  MARKUP,
  /\{\{[^{}]{0,99}\}\}|[$#]\{[^{}]{0,99}\}|^%\w{1,99}%$/,
];

/** Whether the page's program had no such value. Of a patient, some of these may be a name, like `Null` and `Nil`. */
export const isPlaceholder = (text: string) =>
  /^\s*(?:null|NULL|None|nil|NaN)\s*$/.test(text) ||
  PLACEHOLDERS.some((pattern) => pattern.test(text.trim()));

// What is nobody's name. An unusual name is not rejected: `Null` is one.
const NOT_NAMES: readonly RegExp[] = [
  ...PLACEHOLDERS,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  /^www\.|:\/\/|^(?:mailto|tel|javascript|data):\S/i,
  /^(?:BEGIN:VCARD|MECARD:)|^\{\s*"/i,
];

/** Validates a name in any script, up to `limit` characters; rejects only what is nobody's name. */
export function validateName(input: string, limit: number): FieldResult {
  const result = validateLine(input, limit);
  if (!("value" in result) || result.value === null) return result;
  if (/^\p{Pd}$/u.test(result.value)) return { value: NO_NAME };
  return isNoName(result.value) ? fieldError("not-a-name") : result;
}

/** Adds to a missing name's error what somebody with one name (valid in `given`) can enter. */
export function explainOneName(
  errors: FieldErrors,
  given: { [question: string]: unknown },
  [first, last]: readonly [QuestionName, QuestionName],
): void {
  const [other, name] = given[first] ? [first, last] : [last, first];
  if (errors[name]?.code === "missing" && given[other]) {
    errors[name] = { code: "missing", others: [{ code: "one-name" }] };
  }
}

function isNoName(name: string): boolean {
  const text = asciiDigits(name);
  const digits = text.replace(/\D/g, "").length;
  return (
    digits >= (NUMBERS_ALONE.test(text) ? 2 : MIN_PHONE_DIGITS) ||
    NOT_NAMES.some((pattern) => pattern.test(text))
  );
}
