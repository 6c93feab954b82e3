import { type FieldErrorCode, type FieldResult, fieldError } from "../errors.ts";
import type { PhoneNumber } from "../inputs.ts";
import type { FormPlan } from "../plan.ts";
import { asciiDigits, halfWidth, normalizeLine } from "../text/normalize.ts";
import { formatE164 } from "./format.ts";
import { type NumberingPlans, validateNumber } from "./parse-number.ts";
import type { PhoneNote } from "./phone-tools.ts";

/** The numbering plans, which are in separate chunks. */
export type PhoneTools = ReturnType<typeof import("./phone-tools.ts").createPhoneTools>;

// Longer text cannot be a single phone number.
const MAX_TEXT_LENGTH = 100;
// Below this, the error is about the words next to the digits (`1-800-LARKMERE`).
const MIN_DIGITS_OF_NUMBER = 7;

const NOTE_ERRORS: readonly FieldErrorCode[] = ["phone-letters", "phone-long", "phone-impossible"];

// Created when used, like those of `normalize.ts`.
const words = () => /[\p{L}\p{M}]+/u;

const withoutLabel = (text: string) =>
  text
    .replace(/^[\p{L}\p{M}\s.]*[:：]/u, "")
    // In Brazil, `xx` stands for the carrier that somebody chooses.
    .replace(/^\(?0xx(?=\d)/i, "0");

/** A letter typed for a digit, or an email address: not a word next to a number. */
const isMistyped = (text: string) => /@|\d[oil](?!\p{L})|(?:^|[^\p{L}])[oil]\d/iu.test(text);

/** Words and signs for “extension”, in the form's languages and others, between two numbers. */
const EXTENSION = [
  "ext(?:n|en|ensi[oó]n|ens[aã]o)?|ekstansyon|x|#|;|,,|interno?|int|anexo|lo[ck](?:al)?|ramal|r",
  "p[oò]s(?:te?)?|interne|durchwahl|dw|app(?:arat)?|nebenstelle|(?:máy |số )*(?:lẻ|nhánh|nội bộ)",
  "до[бп](?:авочный|олнительный)?|вн(?:утр(?:енний)?)?|(?:ال)?(?:تحويل[ةه]|داخلي|فرعي)",
  "内线|內線|内線|[请請]?[转轉](?:分[机機])?|分[机機]|내선|구내",
].join("|");
const NUMBER = "n[oºr°]|№|num(?:ber)?|n[uú]m[eé]ro|nimewo|رقم|[号號][码碼]?|番号|번호|số|номер";

const extension = () =>
  new RegExp(
    `\\d(?:\\D*[^\\p{L}\\d])?(?:${EXTENSION})[\\s.:=,#(-]*(?:(?:${NUMBER})[\\s.:=#-]*)?(\\d(?:\\s*\\d){0,5})번?[^\\p{L}\\p{N}]*$`,
    "iu",
  );

/** Null without an extension. In a contact card, `;` and `,,` are pauses; `202;555;0143` is one number. */
function splitExtension(text: string): [number: string, extension: string] | null {
  const match = extension().exec(text);
  const number = text.slice(0, match ? match.index + 1 : 0);
  return isNumberLike(number) ? [number, match?.[1]?.replace(/\s/g, "") ?? ""] : null;
}

/** At the end, in round or square brackets. */
const NOTE = /[([]([^()[\]]{0,60})[)\]]\D{0,9}$/;
/** Hours or an ordinal number, which is no part of a phone number: `18:00`, `9-5`, `5pm`, `2nd`. */
const HOURS = /\d{1,2}(?:[:h]\d\d| ?[-–] ?(?:1\d|2[0-4]|\d)(?!\d)| [ap]\.?m|[a-z点點时時시])/giu;

/** A number that looks complete, and digits behind it that only the plans know to be too many. */
const LONG = /^(?:\D*\d){10,}\D*[([]\s*\d{1,5}\s*[)\]]\D{0,9}$/;

/**
 * The text without a note in brackets behind the number, such as hours; null without one. Digits alone are
 * the extension, behind a semicolon. Null if the note has other digits, which must not be lost.
 */
function withoutNote(text: string): string | null {
  const [all = "", note = ""] = NOTE.exec(text) ?? [];
  const isExtension = /^\s*\d{1,6}\s*$/.test(note);
  const number = text.slice(0, text.length - all.length).trim();
  if (!/\d/.test(number) || (!isExtension && /\d/.test(note.replace(HOURS, "")))) return null;
  return all === "" ? null : number + (isExtension ? `;${note}` : "");
}

/**
 * Validates a number, of the practice's country (`homeCode`, null if unknown) or international, and its extension;
 * ignores words around them. Without `plans`, only the number's shape is checked.
 */
export function validatePhone(
  input: string,
  homeCode: string | null,
  plans?: NumberingPlans,
): FieldResult<PhoneNumber> {
  const line = normalizeLine(input);
  // Longer text is not a number with a note, and converting a megabyte takes seconds.
  const text = line.length > 2 * MAX_TEXT_LENGTH ? line : asciiDigits(halfWidth(line));
  const result = validatePhoneText(text, homeCode, plans);
  const mayHaveNote =
    "error" in result ? NOTE_ERRORS.includes(result.error.code) : !plans && LONG.test(text);
  const number = mayHaveNote ? withoutNote(text) : null;
  if (number === null) return result;
  const corrected = validatePhoneText(number, homeCode, plans);
  return "value" in corrected ? corrected : result;
}

function validatePhoneText(
  line: string,
  homeCode: string | null,
  plans: NumberingPlans | undefined,
): FieldResult<PhoneNumber> {
  if (line.length > MAX_TEXT_LENGTH) {
    return fieldError(words().test(line) ? "phone-letters" : "phone-long");
  }
  const text = withoutLabel(line).trim();
  if (text === "") return { value: null };
  const validate = (number: string, digits?: string): FieldResult<PhoneNumber> => {
    const result = validateNumber(number, homeCode, plans);
    return "error" in result ? result : { value: { e164: result.value, extension: digits } };
  };
  const [main, extensionDigits] = splitExtension(text) ?? [];
  if (main && !words().test(main)) return validate(main, extensionDigits);
  const isNumber = (number: string) => isNumberLike(number) && "value" in validate(number);
  if (!words().test(text)) {
    const result = validate(text);
    const isLong = "error" in result && result.error.code === "phone-long";
    return isLong && isTwoNumbers(text, isNumber) ? fieldError("phone-two") : result;
  }
  if (isMistyped(text)) return fieldError("phone-letters");
  const numbers = text.split(words()).filter((part) => /\d/.test(part));
  if (numbers.filter(isNumber).length > 1) return fieldError("phone-two");
  const [only = "", ...others] = numbers;
  if (others.length > 0 || !isNumberLike(only)) return fieldError("phone-letters");
  const result = validate(only);
  return "error" in result && hasDigitWords(text) ? fieldError("phone-letters") : result;
}

const isNumberLike = (text: string) => text.replace(/\D/g, "").length >= MIN_DIGITS_OF_NUMBER;

const isTwoNumbers = (text: string, isNumber: (part: string) => boolean) =>
  [...text.matchAll(/\D+/g)].some(
    ({ index, 0: separator }) =>
      isNumber(text.slice(0, index)) &&
      // A plus belongs to the second number.
      isNumber(text.slice(index + separator.replace(/\+$/, "").length)),
  );

// The digits in English, where "oh" is zero, in Spanish and in Arabic.
const WORDS = [
  "oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple",
  "cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve",
  "صفر|واحد|اثن(?:ان|ين)|ثلاثة?|أربعة?|اربعة?|خمسة?|ستة?|سبعة?|ثمان(?:ية|ي)?|تسعة?",
];

const hasDigitWords = (text: string) =>
  new RegExp(`(?:^|\\P{L})(?:${WORDS.join("|")})(?!\\p{L})`, "iu").test(text);

/** A number with its extension, as in a `tel:` URL (RFC 3966, 3). */
export const telNumber = ({ e164, extension }: PhoneNumber) =>
  extension ? `${e164};ext=${extension}` : e164;

/** A number as it is sent, in the usual format, so that the patient can compare it; and what to check. */
export interface PhoneHint extends PhoneNumber {
  formatted: string;
  note: PhoneNote | null;
}

export function phoneHint(
  text: string,
  { callingCode, record }: FormPlan,
  tools: PhoneTools | undefined,
): PhoneHint | null {
  const result = validatePhone(text, callingCode, tools?.numberingPlans);
  if ("error" in result || result.value === null) return null;
  const { e164 } = result.value;
  return {
    ...result.value,
    formatted: tools ? tools.formatPhone(e164, callingCode) : formatE164(e164),
    note: tools?.phoneNote(e164, record.phone_number) ?? null,
  };
}
