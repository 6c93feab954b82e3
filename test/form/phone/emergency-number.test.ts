import { expect, test } from "vitest";
import { emergencyNumber } from "../../../src/form/phone/emergency-number.ts";

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
  ["(503) 555-0142", null],
  ["", null],
])("in the country of %j it is %j", (phone, number) => {
  expect(emergencyNumber(phone)).toBe(number);
});

test.each(["+12465550142", "+1 (876) 555-0142", "+1-868-555-0142", "+16585550142", "+17675550142"])(
  "it is not 911 in the Caribbean country of %j",
  (phone) => {
    expect(emergencyNumber(phone)).toBeNull();
  },
);
