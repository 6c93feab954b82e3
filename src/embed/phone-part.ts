import parse, { validatePhoneNumberLength } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import type { NumberingPlans, PhoneReading } from "../form/numbering-plans.ts";

type Wrong = Extract<PhoneReading, { wrong: string }>["wrong"];

const WRONG: Record<string, Wrong> = { TOO_SHORT: "short", TOO_LONG: "long" };

/**
 * The numbering plans of all countries. By their lengths only: the valid ranges change faster
 * than this file is updated, and a number that was handed out last week is a right one.
 */
export const numberingPlans: NumberingPlans = (dialled, country) => {
  const options =
    dialled.startsWith("+") || country === null ? {} : { defaultCallingCode: country };
  if (options.defaultCallingCode && !isKnown(options.defaultCallingCode)) return null;
  const number = parse(dialled, options, metadata);
  if (number?.isPossible()) return { e164: number.number };
  return {
    wrong: WRONG[validatePhoneNumberLength(dialled, options, metadata) ?? ""] ?? "impossible",
  };
};

const isKnown = (callingCode: string) => Object.hasOwn(metadata.country_calling_codes, callingCode);

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
