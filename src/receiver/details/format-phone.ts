import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A number in E.164 as people in its country write it: `(202) 555-0143`, `020 7946 0958`. Returns other
 * text unchanged.
 */
export const formatNationalPhone = (e164: string) =>
  format(e164, (number) => number.formatNational());

/** A patient's number in E.164, which may be of any country: `(202) 555-0143`, `+44 20 7946 0958`. */
export const formatPhone = (e164: string) =>
  format(e164, (number) =>
    number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational(),
  );

function format(e164: string, write: (number: PhoneNumber) => string): string {
  const number = parsePhoneNumberFromString(e164);
  return number?.isPossible() ? write(number) : e164;
}
