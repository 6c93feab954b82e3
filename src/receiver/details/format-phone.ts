import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number in E.164: `(202) 555-0143`, of other countries `+44 20 7946 0958`. Returns other text unchanged. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isPossible()) return e164;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}
