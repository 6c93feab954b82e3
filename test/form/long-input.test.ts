import { expect, test } from "vitest";
import { numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { validateBirthDate } from "../../src/form/date/birth-date.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { validateEmail } from "../../src/form/email/email.ts";
import { suggestEmail } from "../../src/form/email/suggest-email.ts";
import { validatePhone } from "../../src/form/phone/phone.ts";
import { validateLine, validateText } from "../../src/form/text/limited-text.ts";
import { validation } from "../../src/form/validate.ts";

// Linear validation of an input this long takes milliseconds; quadratic validation takes minutes and
// runs into the test timeout. No time is asserted, because machines differ.
const LENGTH = 100_000;

const order = dateOrder("en", "1");
const rules = { today: { year: 2026, month: 11, day: 20 }, order };

function validateAll(input: string): void {
  validateLine(input, 100);
  validateText(input, 1000);
  validateEmail(input, 254);
  validatePhone(input, "1");
  validatePhone(input, "44", numberingPlans);
  validateBirthDate({ day: input, month: input, year: input }, rules);
  validateBirthDate({ day: input, month: "", year: "" }, rules);
  suggestEmail(input);
  validation.parsePastedDate(input, order);
}

test.each([
  ["spaces", " "],
  ["line breaks", "\r\n"],
  ["tabs", "\t"],
  ["zero-width spaces", "\u200B"],
  ["zero-width joiners", "\u200D"],
  ["Hangul fillers", "\u3164"],
  ["letters", "a"],
  ["digits", "1"],
  ["Arabic digits", "٣"],
  ["digits and spaces", "1 "],
  ["extensions", "1x1 "],
  ["hashes", "#1"],
  ["zeros in parentheses", "(0)"],
  ["periods", "."],
  ["hyphens", "-"],
  ["domain labels", "a."],
  ["@ signs", "@"],
  ["email addresses", "a@b.example,"],
  ["angle brackets", "<"],
  ["pairs of angle brackets", "<>"],
  ["mailto: prefixes", "mailto:"],
  ["tel: prefixes", "tel:"],
  ["times of day", "T1:11"],
  ["years", "1990 "],
  ["combining marks", "\u0301"],
  ["combining marks out of canonical order", "\u0301\u0323"],
  ["letters with combining marks", "e\u0301"],
  ["flag emoji", "🇪🇸"],
  ["family emoji", "👨‍👩‍👧‍👦"],
  ["lone surrogates", "\uD83D"],
  ["null characters", "\0"],
])("100,000 code units of %s are validated in linear time", (_label, fragment) => {
  const long = fragment.repeat(LENGTH / fragment.length);
  for (const input of [long, `a${long}`, `1${long}a`, `${long}@quill.example`]) {
    expect(() => validateAll(input)).not.toThrow();
  }
});
