import { type FieldErrorCode, type FieldResult, fieldError } from "../errors.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { normalizeLine } from "../text/normalize.ts";
import { dialedDigits } from "./dialed-digits.ts";
import type { NumberingPlans, ParsedPhone } from "./numbering-plans.ts";
import { parseByShape } from "./phone-shape.ts";

// Longer text cannot be a single phone number.
const MAX_TEXT_LENGTH = 100;
const MIN_DIGITS = 4;
const LABEL = /^[\p{L}\p{M}\s.]*[:：]/u;
// Words for “extension” in the form's languages and others. In a contact card, `;` and `,,` are
// pauses.
const EXTENSION =
  /\d[\s().\-–/,;]*(?:ext(?:n|ensi[oó]n)?|x|anexo|interno|int|poste|dw|durchwahl|تحويلة|داخلي|#|;|,,)[\s.:=,]*\d[\d\s]*[^\p{L}\p{N}]*$/iu;

/**
 * Validates a national or international phone number; returns it as E.164. A national number
 * belongs to the practice's country.
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
  if (line.length > MAX_TEXT_LENGTH) return fieldError("phone-long");
  const text = asciiDigits(line).replace(LABEL, "").trim();
  if (text === "") return { value: null };
  if (EXTENSION.test(text)) return fieldError("phone-extension");
  if (/\p{L}/u.test(text)) return fieldError("phone-letters");

  const dialed = dialedDigits(text, homeCode);
  if (homeCode === null && !dialed.startsWith("+")) return fieldError("phone-country");
  if (dialed.length < MIN_DIGITS) return fieldError("phone-short");
  const parsed = parsePhone(dialed, homeCode, plans);
  if ("error" in parsed) return fieldError(`phone-${parsed.error}`);
  const code = e164Error(parsed.e164);
  return code ? fieldError(code) : { value: parsed.e164 };
}

function parsePhone(dialed: string, homeCode: string | null, plans?: NumberingPlans): ParsedPhone {
  const shape = parseByShape(dialed, homeCode);
  const parsed = plans?.(dialed, homeCode);
  if (!parsed) return shape;
  if ("e164" in parsed || "error" in shape) return parsed;
  // Address books contain prefixes that have been abolished and that the plans do not list.
  const withoutPrefix = plans?.(shape.e164, homeCode);
  return withoutPrefix && "e164" in withoutPrefix ? withoutPrefix : parsed;
}

/** The error for a number that no numbering plan allows (ITU-T E.164, 6; North American area codes). */
function e164Error(e164: string): FieldErrorCode | null {
  const [min, max] = e164.startsWith("+1") ? [11, 11] : [7, 15];
  const digits = e164.length - 1;
  if (digits < min) return "phone-short";
  if (digits > max) return "phone-long";
  return /^\+(?:0|1[01])/.test(e164) ? "phone-impossible" : null;
}
