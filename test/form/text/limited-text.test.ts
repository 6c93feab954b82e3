import { expect, test } from "vitest";
import {
  remainingCharacters,
  validateLine,
  validateText,
} from "../../../src/form/text/limited-text.ts";

const LIMIT = 200;

test.each([
  ["signs", "n/a, 80% & <b>“Gold”</b> =1+1 {{name}} C:\\plan https://larkmere.example/?b=1"],
  ["a sign alone", "-"],
  ["Arabic", "التأمين الصحي"],
  ["Persian with a zero-width non-joiner", "نمی‌دانم"],
  ["an emoji with a variation selector", "I ❤️ you"],
  ["as many letters as allowed", "x".repeat(LIMIT)],
  ["as many flag emoji as allowed", "🇪🇸".repeat(LIMIT)],
])("one and several lines keep %s", (_label, text) => {
  for (const validate of [validateLine, validateText]) {
    expect(validate(text, LIMIT)).toEqual({ value: text });
  }
});

test.each([
  ["a combining mark", "cafe\u0301", "café"],
  ["surrounding blanks", "\n\n None\u00A0\r\n", "None"],
  ["a byte order mark", "\uFEFFNone", "None"],
  ["a bidi override", "No\u202Ene\u2069s", "Nones"],
  ["control characters", "\u001B[31mNo\0ne", "[31mNone"],
  ["a lone surrogate", "\uDC00None", "\uFFFDNone"],
  ["nothing", "", null],
  ["invisible characters only", "\u200B\u200D", null],
])("one and several lines with %s are cleaned: %j", (_label, text, value) => {
  for (const validate of [validateLine, validateText]) {
    expect(validate(text, LIMIT)).toEqual({ value });
  }
});

test("one line has no line breaks, tabs and repeated spaces", () => {
  expect(validateLine("Larkmere\r\nPlan\tB  C", LIMIT)).toEqual({ value: "Larkmere Plan B C" });
});

test("several lines keep them, with one kind of line break", () => {
  expect(validateText("list:\r\n\r\n  - a  b\tc\rd\u2028e", LIMIT)).toEqual({
    value: "list:\n\n  - a  b\tc\nd\ne",
  });
});

test.each([
  ["letters", "x".repeat(LIMIT + 1)],
  ["flag emoji", "🇪🇸".repeat(LIMIT + 1)],
  ["a long pasted text", "word ".repeat(2000)],
])("more %s than allowed are too long", (_label, text) => {
  const tooLong = { error: { code: "too-long", limit: LIMIT } };
  for (const validate of [validateLine, validateText]) {
    expect(validate(text, LIMIT)).toEqual(tooLong);
  }
});

test.each([
  ["nothing", "", 10],
  ["a family emoji", "👨‍👩‍👧‍👦", 9],
  ["a letter with two combining marks", "ẍ̣", 9],
  ["a Windows line break", "a\r\nb", 7],
  ["trailing spaces, which are not sent", "a   ", 9],
  ["as many as allowed", "x".repeat(10), 0],
  ["far too many", "x".repeat(1000), -990],
  ["few characters of many code units", `a${"\u0301".repeat(30)}`.repeat(6), -1],
])("%s leaves as many characters: %j %i", (_label, text, remaining) => {
  expect(remainingCharacters(text, 10)).toBe(remaining);
  expect("error" in validateText(text, 10)).toBe(remaining < 0);
});
