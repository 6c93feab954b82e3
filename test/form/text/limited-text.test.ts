import { describe, expect, test } from "vitest";
import { FIELDS } from "../../../src/contract/fields.ts";
import { validateLine, validateText } from "../../../src/form/text/limited-text.ts";

/** The same in a single line and in several lines. */
const both: [label: string, input: string, value: string | null][] = [
  ["a word", "None", "None"],
  ["an ampersand", "Larkmere & Co.", "Larkmere & Co."],
  ["an apostrophe", "Quill's Mutual", "Quill's Mutual"],
  ["a slash", "n/a", "n/a"],
  ["a hyphen", "-", "-"],
  ["a question mark", "?", "?"],
  ["a number", "0", "0"],
  ["a policy number", "LM-0042/7 #3", "LM-0042/7 #3"],
  ["parentheses", "Larkmere (Plan B)", "Larkmere (Plan B)"],
  ["a percentage", "80% cover", "80% cover"],
  ["quotation marks", '"Gold"', '"Gold"'],
  ["a leading equals sign, as in a spreadsheet formula", "=1+1", "=1+1"],
  ["markup", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["template placeholders", "{{name}} %s", "{{name}} %s"],
  ["an HTML entity", "&amp;", "&amp;"],
  ["a backslash", "C:\\plan", "C:\\plan"],
  ["a URL", "https://larkmere.example/plan?b=1", "https://larkmere.example/plan?b=1"],
  ["Spanish", "¿Cubre a mi niña?", "¿Cubre a mi niña?"],
  ["Arabic", "التأمين الصحي", "التأمين الصحي"],
  ["Hebrew", "ביטוח", "ביטוח"],
  ["Chinese", "没有保险", "没有保险"],
  ["Hindi", "कोई बीमा नहीं", "कोई बीमा नहीं"],
  ["Persian with a zero-width non-joiner", "نمی‌دانم", "نمی‌دانم"],
  ["an emoji", "😬🦷", "😬🦷"],
  ["an emoji with a variation selector", "I ❤️ you", "I ❤️ you"],
  ["a combining mark", "cafe\u0301", "café"],
  ["surrounding spaces", "  None  ", "None"],
  ["surrounding line breaks", "\n\nNone\r\n", "None"],
  ["a trailing no-break space", "None\u00A0", "None"],
  ["a trailing zero-width space", "None\u200B", "None"],
  ["a byte order mark", "\uFEFFNone", "None"],
  ["a bidi override", "\u202Eenon\u202C", "enon"],
  ["bidi isolates", "\u2066None\u2069", "None"],
  ["a null character", "No\0ne", "None"],
  ["a terminal escape sequence", "\u001B[31mNone", "[31mNone"],
  ["a lone surrogate", "\uDC00None", "\uFFFDNone"],
  ["an empty string", "", null],
  ["only whitespace", " \t ", null],
  ["only line breaks", "\r\n\r\n", null],
  ["only zero-width characters", "\u200B\u200D", null],
];

describe("insurance", () => {
  const limit = FIELDS.insurance.maxLength;

  test.each(both)("accepts %s: %j", (_label, input, value) => {
    expect(validateLine(input, limit)).toEqual({ value });
  });

  test.each([
    ["replaces a line break with a space", "Larkmere\r\nPlan B", "Larkmere Plan B"],
    ["replaces a tab with a space", "Larkmere\tPlan B", "Larkmere Plan B"],
    ["collapses repeated spaces", "Larkmere  Plan B", "Larkmere Plan B"],
    ["accepts 200 characters", "x".repeat(200), "x".repeat(200)],
    ["accepts 200 flag emoji", "🇪🇸".repeat(200), "🇪🇸".repeat(200)],
  ])("%s", (_label, input, value) => {
    expect(validateLine(input, limit)).toEqual({ value });
  });

  test.each([
    ["201 characters", "x".repeat(201)],
    ["201 flag emoji", "🇪🇸".repeat(201)],
    ["10,000 characters", "x".repeat(10_000)],
  ])("rejects %s", (_label, input) => {
    expect(validateLine(input, limit)).toEqual({ error: { code: "too-long", limit: 200 } });
  });
});

describe("additionalDetails", () => {
  const limit = FIELDS.additionalDetails.maxLength;

  test.each(both)("accepts %s: %j", (_label, input, value) => {
    expect(validateText(input, limit)).toEqual({ value });
  });

  test.each([
    ["normalizes a Windows line break", "one\r\ntwo", "one\ntwo"],
    ["normalizes a carriage return", "one\rtwo", "one\ntwo"],
    ["normalizes a line separator", "one\u2028two", "one\ntwo"],
    ["keeps empty lines", "one\n\ntwo", "one\n\ntwo"],
    ["keeps spaces and tabs", "a  b\tc", "a  b\tc"],
    ["keeps indentation", "list:\n  - one", "list:\n  - one"],
    ["accepts 1,000 characters", "x".repeat(1000), "x".repeat(1000)],
    ["counts a Windows line break as one character", "\r\nx".repeat(500), "\nx".repeat(500).trim()],
    ["accepts 1,000 family emoji", "👨‍👩‍👧‍👦".repeat(1000), "👨‍👩‍👧‍👦".repeat(1000)],
  ])("%s", (_label, input, value) => {
    expect(validateText(input, limit)).toEqual({ value });
  });

  test.each([
    ["1,001 characters", "x".repeat(1001)],
    ["1,001 family emoji", "👨‍👩‍👧‍👦".repeat(1001)],
    ["10,000 characters", "word ".repeat(2000)],
  ])("rejects %s", (_label, input) => {
    expect(validateText(input, limit)).toEqual({ error: { code: "too-long", limit: 1000 } });
  });
});
