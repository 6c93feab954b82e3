import { describe, expect, test } from "vitest";
import { checkLine } from "../../src/form/text/limited-text.ts";

const taken: [why: string, typed: string, value: string | null][] = [
  ["a plain name", "Maren", "Maren"],
  ["a straight apostrophe", "O'Neil", "O'Neil"],
  ["a curly apostrophe", "O’Neil", "O’Neil"],
  ["an okina", "Kealaʻula", "Kealaʻula"],
  ["a hyphen", "Jean-Luc", "Jean-Luc"],
  ["a tilde", "Nuñez", "Nuñez"],
  ["a tilde that was typed as a sign of its own", "Nun\u0303ez", "Nuñez"],
  ["one letter", "Å", "Å"],
  ["one letter that is a sign of measure elsewhere", "\u212B", "Å"],
  ["one plain letter", "O", "O"],
  ["a Chinese name", "李", "李"],
  ["a Chinese name with the blank of its keyboard", "李\u3000小龙", "李 小龙"],
  ["a Japanese name", "さくら", "さくら"],
  ["a Korean name", "김민준", "김민준"],
  ["a Vietnamese name", "Nguyễn Văn A", "Nguyễn Văn A"],
  ["a Thai name", "สมชาย", "สมชาย"],
  ["a Hindi name", "प्रिया", "प्रिया"],
  ["an Arabic name", "محمد", "محمد"],
  ["an Arabic name of two words", "عبد الرحمن", "عبد الرحمن"],
  ["a Persian name with its joiner", "می‌نا", "می‌نا"],
  ["a Hebrew name", "נועה", "נועה"],
  ["a Greek name", "Ελένη", "Ελένη"],
  ["a Ukrainian name with its apostrophe", "Лук'янова", "Лук'янова"],
  ["small words", "de la Cruz", "de la Cruz"],
  ["lower case", "bell hooks", "bell hooks"],
  ["upper case", "VAN DER BERG", "VAN DER BERG"],
  ["digits", "X Æ A-12", "X Æ A-12"],
  ["a suffix", "Quill, Jr.", "Quill, Jr."],
  ["Roman numerals", "Quill III", "Quill III"],
  ["brackets", "Margaret (Peg)", "Margaret (Peg)"],
  ["an initial", "J. R. Quill", "J. R. Quill"],
  ["a slash", "Quill c/o Larkmere", "Quill c/o Larkmere"],
  ["an emoji", "Ada 🦷", "Ada 🦷"],
  ["markup", "<b>Ada</b>", "<b>Ada</b>"],
  ["a template", "{{name}}", "{{name}}"],
  ["a word that breaks programs", "Null", "Null"],
  ["a hyphen for none", "-", "-"],
  ["blanks around it", "  Ada  ", "Ada"],
  ["doubled blanks", "Ada   May", "Ada May"],
  ["a tab, as from a table", "Ada\tMay", "Ada May"],
  ["a line break, as from a letter", "Ada\r\nMay\n", "Ada May"],
  ["a blank that does not break", "Ada\u00A0May", "Ada May"],
  ["a zero-width blank at the end", "Ada\u200B", "Ada"],
  ["a zero-width blank inside", "A\u200Bda", "Ada"],
  ["a soft hyphen", "Ada\u00ADlyn", "Adalyn"],
  ["marks of direction at the ends", "\u200EAda\u200F", "Ada"],
  ["an override of direction", "\u202EadA\u202C", "adA"],
  ["a byte order mark", "\uFEFFAda", "Ada"],
  ["a null character", "A\0da", "Ada"],
  ["control characters between blanks", "Ada \u0001 May", "Ada May"],
  ["half a character", "Ada\uD83D", "Ada\uFFFD"],
  ["nothing", "", null],
  ["blanks only", "   ", null],
  ["line breaks only", "\n\r\n", null],
  ["zero-width characters only", "\u200B\u200D\u2060\uFEFF", null],
  ["the filler of a Korean keyboard only", "\u3164", null],
  ["a blank of Braille only", "\u2800", null],
  ["control characters only", "\0\u0007", null],
  ["100 letters", "x".repeat(100), "x".repeat(100)],
  ["100 letters and blanks around", ` ${"x".repeat(100)} `, "x".repeat(100)],
  ["100 families", "👨‍👩‍👧‍👦".repeat(100), "👨‍👩‍👧‍👦".repeat(100)],
  ["more marks than any language piles up", `x${"\u0301".repeat(2000)}`, `x${"\u0301".repeat(30)}`],
  ["100 letters with two marks each", "ẍ̣".repeat(100), "ẍ̣".normalize("NFC").repeat(100)],
];

const refused: [why: string, typed: string][] = [
  ["101 letters", "x".repeat(101)],
  ["101 letters of two bytes", "é".repeat(101)],
  ["101 letters outside the first plane", "𐐀".repeat(101)],
  ["101 families", "👨‍👩‍👧‍👦".repeat(101)],
  ["a text that fell into the field", "word ".repeat(2000)],
  ["100 letters under a pile of 30 marks each", `x${"\u0301".repeat(30)}`.repeat(100)],
];

describe.each(["firstName", "lastName"] as const)("%s", (field) => {
  test.each(taken)("%s is taken: %j", (_why, typed, value) => {
    expect(checkLine(typed, field)).toEqual({ value });
  });

  test.each(refused)("%s is too long", (_why, typed) => {
    expect(checkLine(typed, field)).toEqual({ fault: { code: "too-long", limit: 100 } });
  });
});
