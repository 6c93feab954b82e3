// At the end, too, where text from right to left was copied.
const PLUS = /^\D*[+＋⁺﹢]|[+＋⁺﹢]\D*$/;
// What is dialled before a calling code: 00 in most of the world.
const ABROAD: Record<string, RegExp> = { "1": /^0(?:0|11)/, "61": /^00(?:11)?/ };
// After a plus, the same is there by mistake: no calling code begins with 0.
const ABROAD_AGAIN = /^(?:0(?:0|11))?/;
// The digits of the longest national numbers, where the most are not ten.
const LONGEST_NATIONAL: Record<string, number> = { "45": 8, "47": 8, "55": 11, "65": 8, "354": 7 };
/** Italy and San Marino: their zero is part of the number, in brackets or not. */
const KEEPS_ZERO = /^(?:39|378)/;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The digits of a phone number as it was written, with a plus before them where they begin with a
 * calling code. `country` is the calling code of the practice, which national numbers belong to.
 */
export function dialledDigits(text: string, country: string | null): string {
  const digits = digitsOf(text);
  const prefix = internationalPrefix(text, digits, country ?? "");
  if (prefix === null) return digits;
  const whole = digits.replace(prefix, "");
  if (KEEPS_ZERO.test(whole)) return `+${whole}`;
  // "+44 (0)20 …": the zero is for callers inside the country.
  return `+${digitsOf(text.replace("(0)", "")).replace(prefix, "")}`;
}

/** What stands before the calling code, if only an empty text; null where there is none. */
function internationalPrefix(text: string, digits: string, country: string): RegExp | null {
  const abroad = ABROAD[country] ?? /^00/;
  if (PLUS.test(text)) return ABROAD_AGAIN;
  if (abroad.test(digits)) return abroad;
  // Too many digits for a national number, so the plus was left out.
  const isWhole =
    country !== "" &&
    digits.startsWith(country) &&
    digits.length > (LONGEST_NATIONAL[country] ?? 10);
  return isWhole ? /^/ : null;
}
