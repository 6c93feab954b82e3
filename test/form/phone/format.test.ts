import { describe, expect, test } from "vitest";
import { dialableNumber, formatE164 } from "../../../src/form/phone/format.ts";
import { phoneTools } from "./all-countries.ts";

const { numberingPlans } = phoneTools;

describe("dialableNumber", () => {
  test.each([
    ["+1 (202) 555-0143", "+12025550143"],
    ["112", "112"],
    ["2025550143 ext. 7", "2025550143;ext=7"],
    ["202-555-0143", "+12025550143", "1"],
    ["33 202 555 0143", "332025550143", "1"],
    ["202 555 01430", "20255501430", "1"],
  ])("without the numbering plans, %s is dialed as %s", (phone, digits, homeCode?) => {
    expect(dialableNumber(phone, homeCode)).toBe(digits);
  });

  test.each([
    ["020 7946 0958", "44", "+442079460958"],
    ["06 1234 5678", "39", "+390612345678"],
    ["8 (495) 123-45-67", "7", "+74951234567"],
    ["+1 202 555 0143", "44", "+12025550143"],
    ["00 44 20 7946 0958", "44", "00442079460958"],
    ["111", "44", "111"],
    ["1-800-SMILE-4U", "1", "+18007645348"],
    ["Tel: (202) 555-0143, ext. 2", "1", "+12025550143;ext=2"],
  ])("%s of a practice with the calling code %j is dialed as %s", (phone, homeCode, digits) => {
    expect(dialableNumber(phone, homeCode, numberingPlans)).toBe(digits);
  });

  test.each(["", "+1", "1-800-SMILE-4U", '+1202"><img src=x>5550143', "javascript:12345"])(
    "returns null for %j",
    (phone) => {
      expect(dialableNumber(phone)).toBeNull();
    },
  );
});

describe("formatE164", () => {
  test.each([
    ["an American number", "+12025550143", "(202) 555-0143"],
    ["a British number", "+442079460958", "+44 207 946 0958"],
    ["a French number", "+33199001234", "+33 19 900 1234"],
    ["a short number", "+2905014", "+290 5014"],
    ["one digit too many", "+120255501433", "+1 2025 550 1433"],
    ["a national number", "(202) 555-0143", "(202) 555-0143"],
    ["a trailing line break", "+12025550143\n", "+12025550143\n"],
    ["an empty string", "", ""],
    ["another first letter", "x+12025550143", "x+12025550143"],
    ["a parenthesis", "(+442079460958", "(+442079460958"],
  ])("%s: %j becomes %j", (_label, e164, formatted) => {
    expect(formatE164(e164)).toBe(formatted);
  });
});
