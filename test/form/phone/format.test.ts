import { expect, test } from "vitest";
import { dialable } from "../../../src/form/phone/format.ts";

test.each([
  ["+12025550143", "+12025550143"],
  ["+1 (202) 555-0143", "+12025550143"],
  ["(202) 555.0143", "2025550143"],
  ["112", "112"],
])("%s is dialled as %s", (phone, digits) => {
  expect(dialable(phone)).toBe(digits);
});

test.each([
  "",
  "+1",
  "call us",
  "2025550143 ext. 7",
  "tel:2025550143",
  '+1202"><img src=x>5550143',
  "javascript:12345",
])("%j is not dialled", (phone) => {
  expect(dialable(phone)).toBeNull();
});
