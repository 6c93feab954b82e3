import { getExampleNumber } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { nationalForm, numberingPlans } from "../../../../src/embed/chunks/phone/phone.ts";
import { checkPhone } from "../../../../src/form/phone/phone.ts";

const countries = Object.keys(metadata.countries) as (keyof typeof examples)[];
const numbers = countries.flatMap((country) => {
  const number = getExampleNumber(country, examples, metadata);
  return number ? [{ country, number, code: number.countryCallingCode }] : [];
});

/** The ways to write each country's example that are read as anything else. */
const misread = (
  write: (number: (typeof numbers)[number]["number"]) => string,
  how: "by the plans" | "by shape" = "by the plans",
) =>
  numbers
    .filter(({ number, code }) => {
      const checked = checkPhone(
        write(number),
        code,
        how === "by shape" ? undefined : numberingPlans,
      );
      return !("value" in checked) || checked.value !== number.number;
    })
    .map(({ country }) => country);

test("there is an example of every country", () => {
  expect(numbers.length).toBe(countries.length);
  expect(numbers.length).toBeGreaterThan(240);
});

describe("a mobile number of every country on earth is read", () => {
  test("as people of the country write it", () => {
    expect(misread((number) => number.formatNational())).toEqual([]);
  });

  test("as others write it", () => {
    expect(misread((number) => number.formatInternational())).toEqual([]);
  });

  test("with two zeros for the plus", () => {
    expect(misread((number) => number.number.replace("+", "00"))).toEqual([]);
  });

  test("without the plus", () => {
    expect(misread((number) => number.number.slice(1))).toEqual([]);
  });

  test("without what is dialled before it inside the country", () => {
    expect(misread((number) => number.nationalNumber)).toEqual([]);
  });

  test("with a zero in brackets, but where a zero in brackets is to be dialled", () => {
    const bracketed = misread((number) => number.formatInternational().replace(" ", " (0)"));
    expect(bracketed).toEqual(["IT", "SM", "VA"]);
  });
});

describe("by its shape alone", () => {
  test("a national number is read, but for the mobiles of Argentina", () => {
    expect(misread((number) => number.formatNational(), "by shape")).toEqual(["AR"]);
  });

  test("an international number is read", () => {
    expect(misread((number) => number.formatInternational(), "by shape")).toEqual([]);
    expect(misread((number) => number.number.replace("+", "00"), "by shape")).toEqual([]);
  });
});

test.each([
  ["+12025550143", null, { e164: "+12025550143" }],
  ["2025550143", "1", { e164: "+12025550143" }],
  ["5550143", "1", { wrong: "short" }],
  ["202555014333", "1", { wrong: "long" }],
  ["79460958", "44", { wrong: "impossible" }],
  ["2".repeat(300), "1", { wrong: "long" }],
  ["+9991234567", "1", null],
  ["", "1", { wrong: "impossible" }],
  ["2025550143", null, null],
  ["2025550143", "210", null],
  ["2025550143", "constructor", null],
  ["80012345678", "800", null],
] as const)("the plans read %j in the country %j as %j", (dialled, country, reading) => {
  expect(numberingPlans(dialled, country)).toEqual(reading);
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
])("%j is shown as %j where the calling code is %j", (e164, shown, country) => {
  expect(nationalForm(e164, country)).toBe(shown);
});
