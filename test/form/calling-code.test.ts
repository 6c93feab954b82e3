import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { callingCode } from "../../src/form/calling-code.ts";

test("knows every calling code in use", () => {
  const codes = Object.keys(metadata.country_calling_codes);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => callingCode(`+${code}12345678`) !== code)).toEqual([]);
});

test.each([
  ["spaces", "+44 20 7946 0958"],
  ["dots and hyphens", "+44.20-7946-0958"],
])("ignores %s", (_label, phone) => {
  expect(callingCode(phone)).toBe("44");
});

test.each([
  ["no plus", "12025550143"],
  ["three digits", "+123"],
  ["16 digits", "+1234567890123456"],
  ["letters", "+1800LARKMERE"],
])("returns null for %s: %j", (_label, phone) => {
  expect(callingCode(phone)).toBeNull();
});
