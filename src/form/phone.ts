import { type Checked, fault } from "./faults.ts";
import { asciiDigits, tidyLine } from "./tidy.ts";

/**
 * What knows the numbering plans: tells a number in E.164 (`+12025550143`) to be a possible one,
 * or to be too short, too long or otherwise impossible. Loaded when somebody types a phone
 * number; without it the shape alone decides.
 */
export type NumberingPlans = (e164: string) => "possible" | "short" | "long" | "impossible";

const EXTENSION =
  /(?:;\s*ext\s*=|\b(?:ext|extn|extension|x|anexo|interno|int)\b\.?:?|(?<=\d)\s*x|#|تحويلة)\s*\d+\s*$/iu;
const NORTH_AMERICA = "1";

/**
 * A phone number as people write it, national or international, as E.164 (ITU-T E.164). National
 * numbers belong to the practice's own country, whose calling code is `country`; null when the
 * record's `phone_number` does not tell.
 */
export function checkPhone(typed: string, country: string | null, plans?: NumberingPlans): Checked {
  const text = asciiDigits(tidyLine(typed)).replace(/＋/g, "+").replace(/^tel:/i, "");
  if (text === "") return { value: null };
  if (EXTENSION.test(text)) return fault("phone-extension");
  if (/\p{L}/u.test(text)) return fault("phone-letters");

  const number = international(text, country);
  if (number === null) return fault("phone-country");
  if (number.length < 7) return fault("phone-short");
  if (number.length > 15) return fault("phone-long");
  if (number.startsWith(NORTH_AMERICA) && number.length !== 11) {
    return fault(number.length < 11 ? "phone-short" : "phone-long");
  }
  const verdict = plans?.(`+${number}`) ?? "possible";
  return verdict === "possible" ? { value: `+${number}` } : fault(`phone-${verdict}`);
}

/** All digits from the calling code on; null where no country is known. */
function international(text: string, country: string | null): string | null {
  // "+44 (0)20 …": the zero in brackets is for callers inside the country.
  const digits = text.replace(/\(0\)(?=.*\d)/, text.includes("+") ? "" : "0").replace(/\D/g, "");
  if (/^\D*\+/.test(text)) return digits;
  if (country === NORTH_AMERICA) {
    if (digits.startsWith("011")) return digits.slice(3);
    return digits.startsWith("1") && digits.length >= 11 ? digits : NORTH_AMERICA + digits;
  }
  if (digits.startsWith("00")) return digits.slice(2);
  if (country === null) return null;
  if (digits.startsWith(country) && digits.length > 10) return digits;
  return country + digits.replace(TRUNK_PREFIXES[country] ?? /^0/, "");
}

// What callers inside a country dial before a national number and callers from abroad do not.
// Most of the world uses 0; Italy keeps its zero, and these have another or none.
const TRUNK_PREFIXES: Record<string, RegExp> = {
  "7": /^8(?=\d{10}$)/,
  "30": /^$/,
  "34": /^$/,
  "36": /^06/,
  "39": /^$/,
  "45": /^$/,
  "47": /^$/,
  "48": /^$/,
  "52": /^(01|044|045)/,
  "351": /^$/,
  "352": /^$/,
  "378": /^$/,
  "420": /^$/,
};

/**
 * A number in E.164 as people of its country would read it, by shape alone: North American
 * numbers as `(202) 555-0143`, all others as they are.
 */
export function nationalForm(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}
