import { callingCode } from "../calling-code.ts";
import type { ParsedPhone } from "./numbering-plans.ts";

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
export function parseByShape(dialed: string, homeCode: string | null): ParsedPhone {
  const digits = dialed.startsWith("+") ? dialed.slice(1) : `${homeCode ?? ""}${dialed}`;
  const code = callingCode(`+${digits}`);
  if (code === null) return { error: digits.length < 7 ? "short" : "long" };
  const national = digits.slice(code.length).replace(TRUNK_PREFIXES[code] ?? /^0+/, "");
  return { e164: `+${code}${national}` };
}
