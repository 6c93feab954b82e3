import { callingCode } from "./calling-code.ts";
import type { PhoneReading } from "./numbering-plans.ts";

// What callers inside a country dial before a national number and callers from abroad do not.
// Most of the world uses 0; these have another or none, or numbers that begin with 0 themselves.
const TRUNK_PREFIXES: Record<string, RegExp> = {
  "1": /^1(?=\d{10}$)/,
  "7": /^8(?=\d{10}$)/,
  "36": /^(?:06)+/,
  "39": /^$/,
  "52": /^(?:0[12]|04[45]|1)(?=\d{10}$)/,
  "225": /^$/,
  "229": /^$/,
  "241": /^$/,
  "242": /^$/,
  "375": /^(?:8?0)+/,
  "378": /^$/,
  "993": /^8+/,
};

/**
 * A number in E.164 as far as its shape tells: for when the numbering plans cannot be loaded.
 * Takes what `dialledDigits` gives.
 */
export function readByShape(dialled: string, country: string | null): PhoneReading {
  const digits = dialled.startsWith("+") ? dialled.slice(1) : `${country ?? ""}${dialled}`;
  const code = callingCode(`+${digits}`);
  if (code === null) return { wrong: digits.length < 7 ? "short" : "long" };
  const national = digits.slice(code.length).replace(TRUNK_PREFIXES[code] ?? /^0+/, "");
  return { e164: `+${code}${national}` };
}
