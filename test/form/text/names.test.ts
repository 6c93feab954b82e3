import { describe, expect, test } from "vitest";
import { FIELDS } from "../../../src/contract/fields.ts";
import { validateLine } from "../../../src/form/text/limited-text.ts";

const valid: [label: string, input: string, value: string | null][] = [
  ["a plain name", "Maren", "Maren"],
  ["a straight apostrophe", "O'Neil", "O'Neil"],
  ["a curly apostrophe", "O’Neil", "O’Neil"],
  ["an okina", "Kealaʻula", "Kealaʻula"],
  ["a hyphen", "Jean-Luc", "Jean-Luc"],
  ["a tilde", "Nuñez", "Nuñez"],
  ["a combining tilde", "Nun\u0303ez", "Nuñez"],
  ["one letter", "Å", "Å"],
  ["the angstrom sign", "\u212B", "Å"],
  ["one ASCII letter", "O", "O"],
  ["a Chinese name", "李", "李"],
  ["a Chinese name with an ideographic space", "李\u3000小龙", "李 小龙"],
  ["a Japanese name", "さくら", "さくら"],
  ["a Korean name", "김민준", "김민준"],
  ["a Vietnamese name", "Nguyễn Văn A", "Nguyễn Văn A"],
  ["a Thai name", "สมชาย", "สมชาย"],
  ["a Hindi name", "प्रिया", "प्रिया"],
  ["an Arabic name", "محمد", "محمد"],
  ["a two-word Arabic name", "عبد الرحمن", "عبد الرحمن"],
  ["a Persian name with a zero-width non-joiner", "می‌نا", "می‌نا"],
  ["a Hebrew name", "נועה", "נועה"],
  ["a Greek name", "Ελένη", "Ελένη"],
  ["a Ukrainian name with an apostrophe", "Лук'янова", "Лук'янова"],
  ["lower-case particles", "de la Cruz", "de la Cruz"],
  ["lower case", "bell hooks", "bell hooks"],
  ["upper case", "VAN DER BERG", "VAN DER BERG"],
  ["digits", "X Æ A-12", "X Æ A-12"],
  ["a suffix", "Quill, Jr.", "Quill, Jr."],
  ["Roman numerals", "Quill III", "Quill III"],
  ["parentheses", "Margaret (Peg)", "Margaret (Peg)"],
  ["an initial", "J. R. Quill", "J. R. Quill"],
  ["a slash", "Quill c/o Larkmere", "Quill c/o Larkmere"],
  ["the word Null", "Null", "Null"],
  ["a no-break space", "Ada\u00A0May", "Ada May"],
  ["a zero-width space inside", "A\u200Bda", "Ada"],
  ["a soft hyphen", "Ada\u00ADlyn", "Adalyn"],
  ["direction marks at both ends", "\u200EAda\u200F", "Ada"],
  ["a control character between spaces", "Ada \u0001 May", "Ada May"],
  ["only spaces", "   ", null],
  ["only a Hangul filler", "\u3164", null],
  ["only a blank Braille pattern", "\u2800", null],
  ["only control characters", "\0\u0007", null],
  ["100 letters", "x".repeat(100), "x".repeat(100)],
  ["100 letters with surrounding spaces", ` ${"x".repeat(100)} `, "x".repeat(100)],
  ["100 family emoji", "👨‍👩‍👧‍👦".repeat(100), "👨‍👩‍👧‍👦".repeat(100)],
  ["more combining marks than any word", `x${"\u0301".repeat(2000)}`, `x${"\u0301".repeat(30)}`],
  ["100 letters with two combining marks each", "ẍ̣".repeat(100), "ẍ̣".normalize("NFC").repeat(100)],
];

const tooLong: [label: string, input: string][] = [
  ["101 letters", "x".repeat(101)],
  ["101 two-byte letters", "é".repeat(101)],
  ["101 letters outside the Basic Multilingual Plane", "𐐀".repeat(101)],
  ["101 family emoji", "👨‍👩‍👧‍👦".repeat(101)],
  ["a long pasted text", "word ".repeat(2000)],
  ["100 letters with 30 combining marks each", `x${"\u0301".repeat(30)}`.repeat(100)],
];

describe.each(["firstName", "lastName"] as const)("%s", (name) => {
  const limit = FIELDS[name].maxLength;

  test.each(valid)("accepts %s: %j", (_label, input, value) => {
    expect(validateLine(input, limit)).toEqual({ value });
  });

  test.each(tooLong)("rejects %s as too long", (_label, input) => {
    expect(validateLine(input, limit)).toEqual({ error: { code: "too-long", limit: 100 } });
  });
});
