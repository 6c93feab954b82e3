import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { formatPhone, numberingPlans } from "../../../src/embed/chunks/phone/phone.ts";
import { examplePhone } from "../../../src/form/phone/country-numbers.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";

const codes = Object.keys(metadata.country_calling_codes);

test("the example of every country is a valid number there, in the national format", () => {
  const wrong = codes.filter((code) => {
    const example = examplePhone(code);
    const parsed = numberingPlans(example.replace(/\D/g, ""), code);
    const isValid = parsed !== null && "e164" in parsed && parsed.isValid;
    return !isValid || formatPhone(parsed.e164, code) !== example;
  });
  // Examples from ranges for fiction are as the regulators write them.
  expect(wrong).toEqual(["49", "353"]);
});

test("a patient can enter the example as it is", () => {
  const rejected = codes.filter((code) => {
    const result = validatePhone(examplePhone(code), code, numberingPlans);
    return !("value" in result) || !result.value?.startsWith(`+${code}`);
  });
  expect(rejected).toEqual([]);
});

test("an unknown country has an example with a calling code", () => {
  expect(examplePhone(null)).toMatch(/^\+/);
});
