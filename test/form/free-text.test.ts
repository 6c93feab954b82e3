import { describe, expect, test } from "vitest";
import { checkLine, checkParagraphs } from "../../src/form/text/limited-text.ts";

/** What is the same in one line and in several. */
const both: [why: string, typed: string, value: string | null][] = [
  ["a word", "None", "None"],
  ["a name with a sign", "Larkmere & Co.", "Larkmere & Co."],
  ["a name with an apostrophe", "Quill's Mutual", "Quill's Mutual"],
  ["a slash", "n/a", "n/a"],
  ["a hyphen", "-", "-"],
  ["a question mark", "?", "?"],
  ["a number", "0", "0"],
  ["a number of a policy", "LM-0042/7 #3", "LM-0042/7 #3"],
  ["a plan in brackets", "Larkmere (Plan B)", "Larkmere (Plan B)"],
  ["a percentage", "80% cover", "80% cover"],
  ["quotation marks", '"Gold"', '"Gold"'],
  ["an equals sign first, as in a table", "=1+1", "=1+1"],
  ["markup", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["a template", "{{name}} %s", "{{name}} %s"],
  ["an entity", "&amp;", "&amp;"],
  ["a backslash", "C:\\plan", "C:\\plan"],
  ["a web address", "https://larkmere.example/plan?b=1", "https://larkmere.example/plan?b=1"],
  ["Spanish", "¿Cubre a mi niña?", "¿Cubre a mi niña?"],
  ["Arabic", "التأمين الصحي", "التأمين الصحي"],
  ["Hebrew", "ביטוח", "ביטוח"],
  ["Chinese", "没有保险", "没有保险"],
  ["Hindi", "कोई बीमा नहीं", "कोई बीमा नहीं"],
  ["Persian with its joiner", "نمی‌دانم", "نمی‌دانم"],
  ["an emoji", "😬🦷", "😬🦷"],
  ["a heart that is an emoji by a sign of its own", "I ❤️ you", "I ❤️ you"],
  ["a letter and its mark", "cafe\u0301", "café"],
  ["blanks around it", "  None  ", "None"],
  ["line breaks around it", "\n\nNone\r\n", "None"],
  ["a blank that does not break at the end", "None\u00A0", "None"],
  ["a zero-width blank at the end", "None\u200B", "None"],
  ["a byte order mark", "\uFEFFNone", "None"],
  ["an override of direction", "\u202Eenon\u202C", "enon"],
  ["isolates of direction", "\u2066None\u2069", "None"],
  ["a null character", "No\0ne", "None"],
  ["an escape sequence of a terminal", "\u001B[31mNone", "[31mNone"],
  ["half a character", "\uDC00None", "\uFFFDNone"],
  ["nothing", "", null],
  ["blanks only", " \t ", null],
  ["line breaks only", "\r\n\r\n", null],
  ["zero-width characters only", "\u200B\u200D", null],
];

describe("insurance", () => {
  test.each(both)("%s is taken: %j", (_why, typed, value) => {
    expect(checkLine(typed, "insurance")).toEqual({ value });
  });

  test.each([
    ["a line break becomes a blank", "Larkmere\r\nPlan B", "Larkmere Plan B"],
    ["a tab becomes a blank", "Larkmere\tPlan B", "Larkmere Plan B"],
    ["a doubled blank becomes one", "Larkmere  Plan B", "Larkmere Plan B"],
    ["200 characters are taken", "x".repeat(200), "x".repeat(200)],
    ["200 flags are taken", "🇪🇸".repeat(200), "🇪🇸".repeat(200)],
  ])("%s", (_why, typed, value) => {
    expect(checkLine(typed, "insurance")).toEqual({ value });
  });

  test.each([
    ["201 characters", "x".repeat(201)],
    ["201 flags", "🇪🇸".repeat(201)],
    ["10,000 characters", "x".repeat(10_000)],
  ])("%s are too many", (_why, typed) => {
    expect(checkLine(typed, "insurance")).toEqual({ fault: { code: "too-long", limit: 200 } });
  });
});

describe("additionalDetails", () => {
  test.each(both)("%s is taken: %j", (_why, typed, value) => {
    expect(checkParagraphs(typed, "additionalDetails")).toEqual({ value });
  });

  test.each([
    ["a line break of Windows becomes one character", "one\r\ntwo", "one\ntwo"],
    ["a line break of old becomes that too", "one\rtwo", "one\ntwo"],
    ["a line separator becomes that too", "one\u2028two", "one\ntwo"],
    ["paragraphs stay apart", "one\n\ntwo", "one\n\ntwo"],
    ["blanks inside stay", "a  b\tc", "a  b\tc"],
    ["lines may begin with blanks", "list:\n  - one", "list:\n  - one"],
    ["1,000 characters are taken", "x".repeat(1000), "x".repeat(1000)],
    ["1,000 lines of Windows are taken", "\r\nx".repeat(500), "\nx".repeat(500).trim()],
    ["1,000 families are taken", "👨‍👩‍👧‍👦".repeat(1000), "👨‍👩‍👧‍👦".repeat(1000)],
  ])("%s", (_why, typed, value) => {
    expect(checkParagraphs(typed, "additionalDetails")).toEqual({ value });
  });

  test.each([
    ["1,001 characters", "x".repeat(1001)],
    ["1,001 families", "👨‍👩‍👧‍👦".repeat(1001)],
    ["10,000 characters", "word ".repeat(2000)],
  ])("%s are too many", (_why, typed) => {
    expect(checkParagraphs(typed, "additionalDetails")).toEqual({
      fault: { code: "too-long", limit: 1000 },
    });
  });
});
