import { callingCode } from "../calling-code.ts";

const NUMBERS: Record<string, string> = {
  "1": "911",
  "44": "999",
  "52": "911",
  "61": "000",
  "64": "111",
};
// The European Union, countries next to it, and India.
const USES_112 = /^(?:3[0-469]|4[0135-9]|35[1-9]|37[0-2]|38[56]|42[01]|9[01])$/;
// Barbados, Jamaica, Dominica, and Trinidad and Tobago have the calling code 1, but other numbers.
const NOT_911 = /^\D*1\D*(?:246|658|767|868|876)/;

/** The emergency number in the country of an international phone number; null if it is not known. */
export function emergencyNumber(phone: string): string | null {
  const code = callingCode(phone) ?? "";
  if (NOT_911.test(phone)) return null;
  return NUMBERS[code] ?? (USES_112.test(code) ? "112" : null);
}
