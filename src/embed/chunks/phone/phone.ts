import parse, { validatePhoneNumberLength } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import type { NumberingPlans, PhoneReading } from "../../../form/phone/numbering-plans.ts";

type Wrong = Extract<PhoneReading, { wrong: string }>["wrong"];

const WRONG: Record<string, Wrong> = { TOO_SHORT: "short", TOO_LONG: "long" };

/**
 * The numbering plans of all countries. By their lengths only: the ranges in use change faster
 * than this file is updated, and a number that was handed out last week is a right one.
 */
export const numberingPlans: NumberingPlans = (dialled, country) => {
  const home = dialled.startsWith("+") ? null : country;
  if (home !== null && !Object.hasOwn(metadata.country_calling_codes, home)) return null;
  const options = home === null ? {} : { defaultCallingCode: home };
  const number = parse(dialled, options, metadata);
  if (number?.isPossible()) {
    // Leading zeros are taken away one at a time, so that a number of zeros becomes another one
    // each time that it is read.
    const again = parse(number.number, metadata)?.number;
    return again === number.number ? { e164: again } : { wrong: "impossible" };
  }
  const why = validatePhoneNumberLength(dialled, options, metadata) ?? "";
  return why === "INVALID_COUNTRY" ? null : { wrong: WRONG[why] ?? "impossible" };
};

/**
 * A number in E.164 as people read it who live in the country with the calling code `country`:
 * `020 7946 0958` at home, `+44 20 7946 0958` from elsewhere. What is no number stays as it is.
 */
export function nationalForm(e164: string, country: string | null): string {
  const number = parse(e164, metadata);
  if (!number?.isPossible()) return e164;
  return number.countryCallingCode === country
    ? number.formatNational()
    : number.formatInternational();
}
