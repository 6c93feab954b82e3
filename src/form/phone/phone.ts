import { callingCode } from "../calling-code.ts";
import { type FieldErrorCode, type FieldResult, fieldError } from "../errors.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { normalizeLine } from "../text/normalize.ts";
import { dialedDigits, withoutNote, withoutSecondCode } from "./dialed-digits.ts";
import type { NumberingPlans, ParsedPhone } from "./numbering-plans.ts";

// Longer text cannot be a single phone number.
const MAX_TEXT_LENGTH = 100;
const MIN_DIGITS = 4;
// Below this, the error is about the words next to the digits (`1-800-LARKMERE`).
const MIN_DIGITS_OF_NUMBER = 7;

/** The errors that a note behind the number may cause. */
const NOTE_ERRORS: readonly FieldErrorCode[] = ["phone-letters", "phone-long", "phone-impossible"];
/** Countries whose numbers do not begin with 0, not even for calls within the country. */
const HAS_NO_ZERO =
  /^(?:1|30|34|45|47|48|65|351|352|356|357|371|372|420|50\d|852|853|96[58]|97[34])$/;

// Created when used, like those of `normalize.ts`.
const words = () => /[\p{L}\p{M}]+/u;

const halfWidth = (text: string) =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"));

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

/**
 * The number and the extension of a text that has both. In a contact card, `;` and `,,` are pauses;
 * `202;555;0143` is one number.
 */
function splitExtension(text: string): [number: string, extension: string] | null {
  const match = extension().exec(text);
  const number = text.slice(0, match ? match.index + 1 : 0);
  return isNumberLike(number) ? [number, match?.[1]?.replace(/\s/g, "") ?? ""] : null;
}

/**
 * Validates a national or international phone number; returns it as E.164, with its extension as in a
 * `tel:` URL (RFC 3966, 3): `+12025550143;ext=451`. A national number belongs to the practice's country.
 * Words around the number are ignored.
 *
 * @param homeCode the practice's calling code; null if unknown
 * @param plans without them, the number is checked by its shape only
 */
export function validatePhone(
  input: string,
  homeCode: string | null,
  plans?: NumberingPlans,
): FieldResult {
  const line = normalizeLine(input);
  // Longer text is not a number with a note, and converting a megabyte takes seconds.
  const text = line.length > 2 * MAX_TEXT_LENGTH ? line : asciiDigits(halfWidth(line));
  const result = validatePhoneText(text, homeCode, plans);
  const mayHaveNote = "error" in result && NOTE_ERRORS.includes(result.error.code);
  const number = mayHaveNote ? withoutNote(text) : null;
  if (number === null) return result;
  const corrected = validatePhoneText(number, homeCode, plans);
  return "value" in corrected ? corrected : result;
}

function validatePhoneText(
  line: string,
  homeCode: string | null,
  plans: NumberingPlans | undefined,
): FieldResult {
  if (line.length > MAX_TEXT_LENGTH) {
    return fieldError(words().test(line) ? "phone-letters" : "phone-long");
  }
  const text = withoutLabel(line).trim();
  if (text === "") return { value: null };
  const validate = (number: string) => validateNumber(number, homeCode, plans);
  const [main, extensionDigits] = splitExtension(text) ?? [];
  if (main && !words().test(main)) {
    const result = validate(main);
    return "value" in result ? { value: `${result.value};ext=${extensionDigits}` } : result;
  }
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

/** Whether a text that is too long for one number is a number, a separator, and another number. */
const isTwoNumbers = (text: string, isNumber: (part: string) => boolean) =>
  [...text.matchAll(/\D+/g)].some(
    ({ index, 0: separator }) =>
      isNumber(text.slice(0, index)) &&
      // A plus belongs to the second number.
      isNumber(text.slice(index + separator.replace(/\+$/, "").length)),
  );

/** Validates a number without words. */
function validateNumber(
  text: string,
  homeCode: string | null,
  plans: NumberingPlans | undefined,
): FieldResult {
  const typed = dialedDigits(text, homeCode);
  const dialed = (plans && homeCode && withoutSecondCode(typed, homeCode, plans)) || typed;
  if (homeCode === null && !dialed.startsWith("+")) return fieldError("phone-country");
  if (dialed.length < MIN_DIGITS) return fieldError("phone-short");
  const asDialed = parsePhone(dialed, homeCode, plans);
  const misread =
    plans && homeCode && !isValid(asDialed) && misreadNumber(text, dialed, homeCode, plans);
  const parsed = misread || asDialed;
  const code = "error" in parsed ? (`phone-${parsed.error}` as const) : e164Error(parsed.e164);
  if (code === null && "e164" in parsed) return { value: parsed.e164 };
  return fieldError(
    code === "phone-long" && isForeign(dialed, homeCode)
      ? "phone-country"
      : (code ?? "phone-impossible"),
  );
}

/** Whether a number that is too long begins with the zero of calls within another country. */
const isForeign = (dialed: string, homeCode: string | null) =>
  homeCode !== null && HAS_NO_ZERO.test(homeCode) && /^0[1-9]/.test(dialed);

const isValid = (parsed: ParsedPhone) => "e164" in parsed && parsed.isValid === true;

function parsePhone(dialed: string, homeCode: string | null, plans?: NumberingPlans): ParsedPhone {
  const shape = parseByShape(dialed, homeCode);
  const parsed = plans?.(dialed, homeCode);
  if (!parsed) {
    const isHome = !dialed.startsWith("+") || callingCode(dialed) === homeCode;
    return isHome || !plans ? shape : { error: "impossible" };
  }
  if (isValid(parsed) || "error" in shape) return parsed;
  // Address books contain prefixes that have been abolished and that the plans do not list, and in
  // some plans a number with one digit too few is possible only with its prefix (`+33 01 99 …`).
  const withoutPrefix = plans?.(shape.e164, homeCode);
  if (!withoutPrefix) return parsed;
  return "error" in parsed && "error" in withoutPrefix ? parsed : withoutPrefix;
}

/**
 * The error for a number that no numbering plan allows (ITU-T E.164, 6; in North America, area codes
 * and exchanges begin with 2 to 9).
 */
function e164Error(e164: string): FieldErrorCode | null {
  if (e164.startsWith("+0")) return "phone-impossible";
  const [min, max] = e164.startsWith("+1") ? [11, 11] : [7, 15];
  const digits = e164.length - 1;
  if (digits < min) return "phone-short";
  if (digits > max) return "phone-long";
  return /^\+1(?:\d{3})?[01]/.test(e164) ? "phone-impossible" : null;
}

// The digits in the form's languages; "o" and "oh" are zero in English.
const WORDS = [
  "oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple",
  "cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve",
  "صفر|واحد|اثن(?:ان|ين)|ثلاثة?|أربعة?|اربعة?|خمسة?|ستة?|سبعة?|ثمان(?:ية|ي)?|تسعة?",
];

/** Whether a text has digits that are written as words. */
const hasDigitWords = (text: string) =>
  new RegExp(`(?:^|\\P{L})(?:${WORDS.join("|")})(?!\\p{L})`, "iu").test(text);

const NONE = /^$/;
// The prefix for calls within a country, which is not dialed from abroad. Most countries use 0; these
// have another prefix, none, or numbers that begin with 0.
const TRUNK_PREFIXES: Record<string, RegExp> = {
  "1": /^1(?=\d{10}$)/,
  "7": /^8(?=\d{10}$)/,
  "36": /^(?:06)+/,
  "39": NONE,
  "52": /^(?:0[12]|04[45]|1)(?=\d{10}$)/,
  "225": NONE,
  "229": NONE,
  "241": NONE,
  "242": NONE,
  "375": /^(?:8?0)+/,
  "378": NONE,
  "993": /^8+/,
};

/**
 * Parses the result of `dialedDigits` by its shape alone, for when the numbering plans are not
 * loaded.
 */
function parseByShape(dialed: string, homeCode: string | null): ParsedPhone {
  const digits = dialed.startsWith("+") ? dialed.slice(1) : `${homeCode ?? ""}${dialed}`;
  const code = callingCode(`+${digits}`);
  if (code === null) return { error: digits.length < 7 ? "short" : "long" };
  const national = digits.slice(code.length).replace(TRUNK_PREFIXES[code] ?? /^0+/, "");
  return { e164: `+${code}${national}` };
}

const INTERNATIONAL_PREFIX = /^\D*0(?:0|11)\D/;

/**
 * The number that was probably meant if the plans have no number as dialed: a national number with a
 * plus (`+503 555 0142` in Oregon), or an international number without one. Null if there is none.
 *
 * @param dialed the result of `dialedDigits`
 */
function misreadNumber(
  text: string,
  dialed: string,
  homeCode: string,
  plans: NumberingPlans,
): ParsedPhone | null {
  const [firstGroup] = text.replace(INTERNATIONAL_PREFIX, "").match(/\d+/) ?? [];
  const isInternational = dialed.startsWith("+");
  const digits = dialed.replace("+", "");
  const code = callingCode(`+${digits}`);
  // Separated from the rest. Three digits could be an area code as well.
  const hasCallingCode = firstGroup === code && code?.length !== 3;
  if (
    isInternational ? hasCallingCode || code === homeCode : !hasCallingCode && code !== homeCode
  ) {
    return null;
  }
  const parsed = isInternational ? plans(digits, homeCode) : plans(`+${digits}`, null);
  return parsed && "e164" in parsed && parsed.isValid ? parsed : null;
}
