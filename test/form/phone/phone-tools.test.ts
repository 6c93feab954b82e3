import { getExampleNumber } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { validatePhone } from "../../../src/form/phone/phone.ts";
import { phoneTools } from "./all-countries.ts";

const { formatPhone, numberingPlans } = phoneTools;

const countries = Object.keys(metadata.countries) as (keyof typeof examples)[];
const numbers = countries.flatMap((country) => {
  const number = getExampleNumber(country, examples, metadata);
  return number ? [{ country, number, code: number.countryCallingCode }] : [];
});

/** The countries whose example, formatted like this, is not parsed as the same number. */
const misparsed = (
  format: (number: (typeof numbers)[number]["number"]) => string,
  plans: typeof numberingPlans | null = numberingPlans,
) =>
  numbers
    .filter(({ number, code }) => {
      const result = validatePhone(format(number), code, plans ?? undefined);
      return !("value" in result) || result.value?.e164 !== number.number;
    })
    .map(({ country }) => country);

describe("parses a mobile number of every country", () => {
  test("in the national format", () => {
    expect(misparsed((number) => number.formatNational())).toEqual([]);
  });

  test("with (0), except in countries where that zero is dialed", () => {
    const failed = misparsed((number) => number.formatInternational().replace(" ", " (0)"));
    expect(failed).toEqual(["IT", "SM", "VA"]);
  });
});

describe("without the numbering plans", () => {
  test("parses a national number, except mobile numbers of Argentina", () => {
    expect(misparsed((number) => number.formatNational(), null)).toEqual(["AR"]);
  });
});

test.each([
  ["+12025550143", null, { e164: "+12025550143", isValid: true }],
  ["2025550143", "1", { e164: "+12025550143", isValid: true }],
  ["2079460958", "1", { e164: "+12079460958", isValid: true }],
  ["207946095", "44", { e164: "+44207946095", isValid: false }],
  ["5550143", "1", { error: "short" }],
  ["202555014333", "1", { error: "long" }],
  ["79460958", "44", { error: "impossible" }],
  ["2".repeat(300), "1", { error: "long" }],
  ["+9991234567", "1", null],
  ["", "1", { error: "impossible" }],
  ["2025550143", null, null],
  ["2025550143", "210", null],
  ["2025550143", "constructor", null],
  ["80012345678", "800", null],
] as const)("numberingPlans(%j, %j) is %j", (dialed, callingCode, expected) => {
  expect(numberingPlans(dialed, callingCode)).toEqual(expected);
});

test.each([
  ["+12025550143", "(202) 555-0143", "1"],
  ["+12025550143", "+1 202 555 0143", "44"],
  ["+12025550143", "+1 202 555 0143", null],
  ["+14165550131", "(416) 555-0131", "1"],
  ["+442079460958", "020 7946 0958", "44"],
  ["+442079460958", "+44 20 7946 0958", "1"],
  ["+447700900123", "07700 900123", "44"],
  ["+493023125046", "030 23125046", "49"],
  ["+33199001234", "01 99 00 12 34", "33"],
  ["+34912345678", "912 34 56 78", "34"],
  ["+255621234567", "+255 621 234 567", "1"],
  ["+1555010", "+1555010", "1"],
  ["+99912345", "+99912345", "1"],
  ["(202) 555-0143", "(202) 555-0143", "1"],
  ["", "", "1"],
])("formats %j as %j for the calling code %j", (e164, expected, callingCode) => {
  expect(formatPhone(e164, callingCode)).toBe(expected);
});
