import { describe, expect, test } from "vitest";
import { numberingPlans } from "../../../src/embed/chunks/phone/phone.ts";
import { dialableNumber, examplePhone, formatE164 } from "../../../src/form/phone/format.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";

describe("dialableNumber", () => {
  test.each([
    ["+12025550143", "+12025550143"],
    ["+1 (202) 555-0143", "+12025550143"],
    ["(202) 555.0143", "2025550143"],
    ["112", "112"],
  ])("%s is dialed as %s", (phone, digits) => {
    expect(dialableNumber(phone)).toBe(digits);
  });

  test.each([
    "",
    "+1",
    "call us",
    "2025550143 ext. 7",
    "tel:2025550143",
    '+1202"><img src=x>5550143',
    "javascript:12345",
  ])("returns null for %j", (phone) => {
    expect(dialableNumber(phone)).toBeNull();
  });
});

describe("formatE164", () => {
  test.each([
    ["an American number", "+12025550143", "(202) 555-0143"],
    ["a Canadian number", "+14165550131", "(416) 555-0131"],
    ["a Jamaican number", "+18765550100", "(876) 555-0100"],
    ["a British number", "+442079460958", "+44 207 946 0958"],
    ["a French number", "+33199001234", "+33 19 900 1234"],
    ["a number with 8 digits", "+4520123456", "+45 2012 3456"],
    ["a number with 7 digits", "+3545550123", "+354 555 0123"],
    ["a number with 11 digits", "+5511961234567", "+55 1196 123 4567"],
    ["a short number", "+2905014", "+290 5014"],
    ["one digit too few", "+1202555014", "+1 20 255 5014"],
    ["one digit too many", "+120255501433", "+1 2025 550 1433"],
    ["a number without a plus", "12025550143", "12025550143"],
    ["a national number", "(202) 555-0143", "(202) 555-0143"],
    ["a trailing line break", "+12025550143\n", "+12025550143\n"],
    ["a word", "call us", "call us"],
    ["an empty string", "", ""],
  ])("%s: %j becomes %j", (_label, e164, formatted) => {
    expect(formatE164(e164)).toBe(formatted);
  });
});

describe("examplePhone", () => {
  const codes = ["1", "33", "44", "46", "49", "61", "353"];

  test.each([...codes, "34", "52", "966", null])("the example for %j is valid", (code) => {
    for (const plans of [numberingPlans, undefined]) {
      expect(validatePhone(examplePhone(code), code, plans)).toHaveProperty("value");
    }
  });

  test.each(codes)("the example for %s belongs to that country", (code) => {
    expect(validatePhone(examplePhone(code), code)).toMatchObject({
      value: expect.stringMatching(new RegExp(`^\\+${code}`)),
    });
  });

  test("has a calling code for other countries and for an unknown one", () => {
    expect(examplePhone("34")).toMatch(/^\+/);
    expect(examplePhone(null)).toMatch(/^\+/);
  });
});
