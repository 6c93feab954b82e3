import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { emergencyIn, emergencyNumber } from "../../../src/form/phone/country-numbers.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";
import { phoneTools } from "./all-countries.ts";

const { examplePhone, formatPhone, numberingPlans } = phoneTools;

test.each([
  ["+15035550142", "911"],
  ["+1 (416) 555-0131", "911"],
  ["+52 55 1234 5678", "911"],
  ["+441134960172", "999"],
  ["+353 1 234 5678", "112"],
  ["+911123456789", "112"],
  ["+37051234567", "112"],
  ["+37322123456", null],
  ["+38111234567", null],
  ["+420212345678", "112"],
  ["+441246550142", "999"],
  ["(+1) 246-555-0142", null],
  ["+61212345678", "000"],
  ["+6491234567", "111"],
  ["+97141234567", null],
  ["", null],
])("in the country of %j the emergency number is %j", (phone, number) => {
  expect(emergencyNumber(phone)).toBe(number);
});

test.each(["+12465550142", "+1 (876) 555-0142", "+1-868-555-0142", "+16585550142", "+17675550142"])(
  "the emergency number is not 911 in the Caribbean country of %j",
  (phone) => {
    expect(emergencyNumber(phone)).toBeNull();
  },
);

test.each([
  ["Please call us today. In an emergency, call 911.", "911"],
  ["Llame al 112 o vaya a urgencias.", "112"],
  ["Go to the nearest emergency department.", "999"],
  ["Vaya a urgencias.", "999"],
  ["请立即前往急诊室。", "999"],
  ["اتصل بالإسعاف فورًا.", "999"],
  ["Please call us, so that we can find a time at once.", undefined],
  ["This is not an emergency. Call +1 (503) 911-0142 tomorrow.", undefined],
  ["Ce n’est pas une urgence.", undefined],
  ["", undefined],
])("after the message %j the number to call at once is %j", (message, number) => {
  expect(emergencyIn(message, "999")).toBe(number);
});

test("after a message about an emergency in an unknown country, the number to call at once is unknown", () => {
  expect(emergencyIn("This is an emergency.", null)).toBeNull();
});

const codes = Object.keys(metadata.country_calling_codes);

test("the example of every country is a valid number there, in the national format", () => {
  const wrong = codes.filter((code) => {
    const example = examplePhone(code) ?? "";
    const parsed = numberingPlans(example.replace(/\D/g, ""), code);
    const isValid = parsed && "e164" in parsed && parsed.isValid;
    return !isValid || formatPhone(parsed.e164, code) !== example;
  });
  // Examples from ranges for fiction are as the regulators write them.
  expect(wrong).toEqual(["49", "353"]);
});

test("a patient can enter the example as it is", () => {
  const rejected = codes.filter((code) => {
    const result = validatePhone(examplePhone(code) ?? "", code, numberingPlans);
    return !("value" in result) || !result.value?.e164.startsWith(`+${code}`);
  });
  expect(rejected).toEqual([]);
});
