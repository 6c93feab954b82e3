import { type Checked, type FaultCode, fault } from "../errors.ts";
import { asciiDigits } from "../text/ascii-digits.ts";
import { tidyLine } from "../text/normalize.ts";
import { dialledDigits } from "./dialled-digits.ts";
import type { NumberingPlans, PhoneReading } from "./numbering-plans.ts";
import { readByShape } from "./phone-shape.ts";

// More than anybody writes around one number.
const LONGEST_TEXT = 100;
const LEAST_DIGITS = 4;
const LABEL = /^[\p{L}\p{M}\s.]*[:：]/u;
// In words of the form's languages and their neighbours; `x` and `#` everywhere; a semicolon or two
// commas where a contact card keeps a pause.
const EXTENSION =
  /\d[\s().\-–/,;]*(?:ext(?:n|ensi[oó]n)?|x|anexo|interno|int|poste|dw|durchwahl|تحويلة|داخلي|#|;|,,)[\s.:=,]*\d[\d\s]*[^\p{L}\p{N}]*$/iu;

/**
 * A phone number as people write it, national or international, as E.164. National numbers belong
 * to the practice's own country, whose calling code is `country`; null when the record's
 * `phone_number` does not tell. Without `plans` the shape alone decides.
 */
export function checkPhone(typed: string, country: string | null, plans?: NumberingPlans): Checked {
  const line = tidyLine(typed);
  if (line.length > LONGEST_TEXT) return fault("phone-long");
  const text = asciiDigits(line).replace(LABEL, "").trim();
  if (text === "") return { value: null };
  if (EXTENSION.test(text)) return fault("phone-extension");
  if (/\p{L}/u.test(text)) return fault("phone-letters");

  const dialled = dialledDigits(text, country);
  if (country === null && !dialled.startsWith("+")) return fault("phone-country");
  if (dialled.length < LEAST_DIGITS) return fault("phone-short");
  const reading = readPhone(dialled, country, plans);
  if ("wrong" in reading) return fault(`phone-${reading.wrong}`);
  const wrong = wrongAbroad(reading.e164);
  return wrong ? fault(wrong) : { value: reading.e164 };
}

function readPhone(dialled: string, country: string | null, plans?: NumberingPlans): PhoneReading {
  const shape = readByShape(dialled, country);
  const reading = plans?.(dialled, country);
  if (!reading) return shape;
  if ("e164" in reading || "wrong" in shape) return reading;
  // Prefixes that a country has given up are in many an address book, and in no plan any more.
  const again = plans?.(shape.e164, country);
  return again && "e164" in again ? again : reading;
}

/** What no numbering plan in the world allows (ITU-T E.164, 6; the North American area codes). */
function wrongAbroad(e164: string): FaultCode | null {
  const [least, most] = e164.startsWith("+1") ? [11, 11] : [7, 15];
  const digits = e164.length - 1;
  if (digits < least) return "phone-short";
  if (digits > most) return "phone-long";
  return /^\+(?:0|1[01])/.test(e164) ? "phone-impossible" : null;
}
