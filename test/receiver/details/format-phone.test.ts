import { expect, test } from "vitest";
import { formatNationalPhone, formatPhone } from "../../../src/receiver/details/format-phone.ts";

test.each([
  ["+12025550143", "(202) 555-0143", "(202) 555-0143"],
  ["+442079460958", "020 7946 0958", "+44 20 7946 0958"],
  ["+493023125046", "030 23125046", "+49 30 23125046"],
  ["+44", "+44", "+44"],
  ["(202) 555-0143 ext. 2", "(202) 555-0143 ext. 2", "(202) 555-0143 ext. 2"],
  ["", "", ""],
])("%s is %s on the practice's page, and %s in the inbox", (e164, national, inbox) => {
  expect(formatNationalPhone(e164)).toBe(national);
  expect(formatPhone(e164)).toBe(inbox);
});
