import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * An E.164 number as people in its country write it: `(202) 555-0143`, `020 7946 0958`. Returns other
 * text unchanged.
 */
export function formatNationalPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  return number?.isPossible() ? number.formatNational() : e164;
}

/** A patient's number in E.164, which may be of any country: `(202) 555-0143`, `+44 20 7946 0958`. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isPossible()) return e164;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}
