import { callingCode } from "../calling-code.ts";
import { type FieldError, type FieldErrorCode, fieldError } from "../errors.ts";

/** `isValid` is false if only the length is right, and undefined without a numbering plan. */
export type ParsedPhone =
  | { e164: string; isValid?: boolean }
  | { error: "short" | "long" | "impossible" };

/** Digits without a plus belong to the country of `homeCode`. Null if that is unknown, undefined if its plan is not loaded. */
export type NumberingPlans = (
  dialed: string,
  homeCode: string | null,
) => ParsedPhone | null | undefined;

const MIN_DIGITS = 4;
/** Countries whose numbers do not begin with 0, not even for calls within the country. */
const HAS_NO_ZERO =
  /^(?:1|30|34|45|47|48|65|351|352|356|357|371|372|420|50\d|852|853|96[58]|97[34])$/;

// Also at the end, as in text copied from a right-to-left page.
const PLUS = /^\D*[+＋⁺﹢]|[+＋⁺﹢]\D*$/;
// The prefix before a calling code; 00 in most countries, and understood in all.
const INTERNATIONAL_PREFIX: Record<string, RegExp> = {
  "1": /^0(?:0|11)/,
  "7": /^(?:810|00)/,
  "61": /^00(?:11)?/,
  "81": /^0(?:0|10)/,
};
// After a plus the prefix is a mistake, because no calling code begins with 0.
const DUPLICATE_PREFIX = /^0(?:0|11)/;
// The maximum length of a national number, if it is not 10.
const MAX_NATIONAL_DIGITS: Record<string, number> = {
  "45": 8,
  "47": 8,
  "55": 11,
  "65": 8,
  "354": 7,
};
/** Italy and San Marino, where the zero is part of the number. */
const KEEPS_ZERO = /^(?:39|378)/;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Adds a plus if they begin with a calling code. `homeCode` is the practice's; null if unknown. */
function dialedDigits(text: string, homeCode: string | null): string {
  const digits = digitsOf(text);
  const prefix = internationalPrefix(text, digits, homeCode ?? "");
  if (prefix === null) return digits;
  const international = digits.replace(prefix, "");
  if (KEEPS_ZERO.test(international)) return `+${international}`;
  // "+44 (0)20 …": the zero is dialed within the country only.
  return `+${digitsOf(text.replace("(0)", "")).replace(prefix, "")}`;
}

/** Matches the prefix before the calling code, which may be empty; null for a national number. */
function internationalPrefix(text: string, digits: string, homeCode: string): RegExp | null {
  const prefix = INTERNATIONAL_PREFIX[homeCode] ?? /^00/;
  if (PLUS.test(text)) return DUPLICATE_PREFIX;
  if (prefix.test(digits)) return prefix;
  // Too many digits for a national number, so the plus is missing.
  const isInternational =
    homeCode !== "" &&
    digits.startsWith(homeCode) &&
    digits.length > (MAX_NATIONAL_DIGITS[homeCode] ?? 10);
  return isInternational ? /^/ : null;
}

/** Dialed digits with the calling code only once (`+1 1 202 …`); null if the plans have no such number. */
function withoutSecondCode(dialed: string, homeCode: string, plans: NumberingPlans): string | null {
  // From the first digits, because all of them may be too many for `callingCode`.
  const code = dialed.startsWith("+") ? callingCode(dialed.slice(0, 8)) : homeCode;
  const digits = dialed.replace("+", "");
  const [, rest] = new RegExp(`^${code}(?:00|011)?(${code}\\d+)$`).exec(digits) ?? [];
  const parsed = rest ? plans(`+${rest}`, null) : null;
  if (!parsed || !("e164" in parsed)) return null;
  const asDialed = plans(dialed, homeCode);
  return parsed.isValid || (asDialed && "error" in asDialed) ? `+${rest}` : null;
}

export function validateNumber(
  text: string,
  homeCode: string | null,
  loaded: NumberingPlans | undefined,
): { value: string } | { error: FieldError } {
  const typed = dialedDigits(text, homeCode);
  // While the number's own plan is not loaded, those of other countries would read it as one of theirs.
  const plans = loaded?.(typed, homeCode) === undefined ? undefined : loaded;
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

/** The error if no plan allows a number (ITU-T E.164, 6; North American area codes and exchanges begin with 2 to 9). */
function e164Error(e164: string): FieldErrorCode | null {
  if (e164.startsWith("+0")) return "phone-impossible";
  const [min, max] = e164.startsWith("+1") ? [11, 11] : [7, 15];
  const digits = e164.length - 1;
  if (digits < min) return "phone-short";
  if (digits > max) return "phone-long";
  return /^\+1(?:\d{3})?[01]/.test(e164) ? "phone-impossible" : null;
}

const NONE = /^$/;
// For calls within a country, never dialed from abroad. Most countries use 0; these use another, none, or begin with 0.
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

/** Parses the result of `dialedDigits` by its shape, while the numbering plans are not loaded. */
function parseByShape(dialed: string, homeCode: string | null): ParsedPhone {
  const digits = dialed.startsWith("+") ? dialed.slice(1) : `${homeCode ?? ""}${dialed}`;
  const code = callingCode(`+${digits}`);
  if (code === null) return { error: digits.length < 7 ? "short" : "long" };
  const national = digits.slice(code.length).replace(TRUNK_PREFIXES[code] ?? /^0+/, "");
  return { e164: `+${code}${national}` };
}

const PREFIX_WITH_SEPARATOR = /^\D*0(?:0|11)\D/;

/** Countries where people write a national number with its zero. */
const WRITES_ZERO = /^(?:27|3[1-3]|4[13469]|6[14]|8[124]|353|358)$/;

/** Whether digits without a separator, as browsers fill them in, are no number of this country with a digit too many. */
const isNotHome = (digits: string, homeCode: string) =>
  WRITES_ZERO.test(homeCode)
    ? !digits.startsWith("0")
    : digits.length > 1 + (MAX_NATIONAL_DIGITS[homeCode] ?? 10);

/**
 * The number that was probably meant by `dialed` (of `dialedDigits`), else null: a national number with a plus (`+503
 * 555 0142` in Oregon), or an international number without one.
 */
function misreadNumber(
  text: string,
  dialed: string,
  homeCode: string,
  plans: NumberingPlans,
): ParsedPhone | null {
  const [firstGroup] = text.replace(PREFIX_WITH_SEPARATOR, "").match(/\d+/) ?? [];
  const isInternational = dialed.startsWith("+");
  const digits = dialed.replace("+", "");
  const code = callingCode(`+${digits}`);
  // Separated from the rest. Three digits could be an area code as well.
  const hasCallingCode = firstGroup === code && code?.length !== 3;
  const isComplete = firstGroup === digits && isNotHome(digits, homeCode);
  if (
    isInternational
      ? hasCallingCode || code === homeCode
      : !hasCallingCode && !isComplete && code !== homeCode
  ) {
    return null;
  }
  const parsed = isInternational ? plans(digits, homeCode) : plans(`+${digits}`, null);
  return parsed && "e164" in parsed && parsed.isValid ? parsed : null;
}
