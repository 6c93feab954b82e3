import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { callingCode } from "../../src/form/calling-code.ts";

test.each([
  ["+12025550143", "1"],
  ["+14165550131", "1"],
  ["+18765550100", "1"],
  ["+79123456789", "7"],
  ["+201001234567", "20"],
  ["+27711234567", "27"],
  ["+302101234567", "30"],
  ["+31201234567", "31"],
  ["+33199001234", "33"],
  ["+34912345678", "34"],
  ["+353209131234", "353"],
  ["+351212345678", "351"],
  ["+358912345678", "358"],
  ["+370612345678", "370"],
  ["+390612345678", "39"],
  ["+420212345678", "420"],
  ["+442079460958", "44"],
  ["+493023125046", "49"],
  ["+5491112345678", "54"],
  ["+525512345678", "52"],
  ["+5511912345678", "55"],
  ["+50312345678", "503"],
  ["+593212345678", "593"],
  ["+61255501234", "61"],
  ["+6591234567", "65"],
  ["+679123456", "679"],
  ["+819012345678", "81"],
  ["+821012345678", "82"],
  ["+85212345678", "852"],
  ["+8613123456789", "86"],
  ["+880123456789", "880"],
  ["+911234567890", "91"],
  ["+966512345678", "966"],
  ["+971501234567", "971"],
  ["+972501234567", "972"],
  ["+989121234567", "98"],
  ["+998901234567", "998"],
])("%s has the calling code %s", (e164, code) => {
  expect(callingCode(e164)).toBe(code);
});

test("knows every calling code in use", () => {
  const codes = Object.keys(metadata.country_calling_codes);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => callingCode(`+${code}12345678`) !== code)).toEqual([]);
});

test.each([
  ["spaces", "+44 20 7946 0958"],
  ["parentheses", "+44 (20) 7946 0958"],
  ["dots and hyphens", "+44.20-7946-0958"],
])("ignores %s", (_label, phone) => {
  expect(callingCode(phone)).toBe("44");
});

test.each([
  ["an empty string", ""],
  ["no plus", "12025550143"],
  ["a national number", "(202) 555-0143"],
  ["only a plus", "+"],
  ["three digits", "+123"],
  ["16 digits", "+1234567890123456"],
  ["a word", "call us"],
  ["letters", "+1800LARKMERE"],
  ["two numbers", "+12025550143, +12025550144"],
])("returns null for %s: %j", (_label, phone) => {
  expect(callingCode(phone)).toBeNull();
});
