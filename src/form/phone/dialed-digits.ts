import { callingCode } from "../calling-code.ts";
import type { NumberingPlans } from "./numbering-plans.ts";

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

/**
 * The digits of a phone number, with a leading plus if they begin with a calling code.
 *
 * @param homeCode the practice's calling code; null if unknown
 */
export function dialedDigits(text: string, homeCode: string | null): string {
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

/** At the end, in round or square brackets. */
const NOTE = /[([]([^()[\]]{0,60})[)\]]\D{0,9}$/;
/** Hours or an ordinal number, which is no part of a phone number: `18:00`, `9-5`, `5pm`, `2nd`. */
const HOURS = /\d{1,2}(?:[:h]\d\d| ?[-–] ?(?:1\d|2[0-4]|\d)(?!\d)| [ap]\.?m|[a-z点點时時시])/giu;

/**
 * The text without a note in brackets behind the number, such as hours; null without one. Digits alone are
 * the extension, behind a semicolon. Null if the note has other digits, which must not be lost.
 */
export function withoutNote(text: string): string | null {
  const [all = "", note = ""] = NOTE.exec(text) ?? [];
  const isExtension = /^\s*\d{1,6}\s*$/.test(note);
  const number = text.slice(0, text.length - all.length).trim();
  if (!/\d/.test(number) || (!isExtension && /\d/.test(note.replace(HOURS, "")))) return null;
  return all === "" ? null : number + (isExtension ? `;${note}` : "");
}

/**
 * Dialed digits with the calling code only once (`+1 1 202 …`), if that is a number of the plans; null if
 * it is not.
 */
export function withoutSecondCode(
  dialed: string,
  homeCode: string,
  plans: NumberingPlans,
): string | null {
  // From the first digits, because all of them may be too many for `callingCode`.
  const code = dialed.startsWith("+") ? callingCode(dialed.slice(0, 8)) : homeCode;
  const digits = dialed.replace("+", "");
  const [, rest] = new RegExp(`^${code}(?:00|011)?(${code}\\d+)$`).exec(digits) ?? [];
  const parsed = rest ? plans(`+${rest}`, null) : null;
  if (!parsed || !("e164" in parsed)) return null;
  const asDialed = plans(dialed, homeCode);
  return parsed.isValid || (asDialed && "error" in asDialed) ? `+${rest}` : null;
}
