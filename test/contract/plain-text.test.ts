import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "../../src/contract/plain-text.ts";
import { SEED } from "../fuzz/fuzz.ts";

test.each([
  ["Larkmere Dental", "plain words"],
  ["Zahnärzte am Köllnischen Park", "accents"],
  ["عيادة الحديقة לשיניים", "right-to-left scripts"],
  ["李牙医诊所", "Chinese"],
  ["👨‍👩‍👧‍👦 family care", "an emoji with zero-width joiners"],
  ["می‌خواهم", "a zero-width non-joiner inside a Persian word"],
  ["one\n\ttwo", "line breaks and tabs"],
  ["<img src=x onerror=alert(1)>{{x}}", "markup, which is rendered as text"],
  ["", "an empty string"],
])("leaves %j unchanged: %s", (text) => {
  expect(plainText(text)).toBe(text);
});

test.each([
  ["a\u0000b\u0007c\u001bd\u007fe\u009bf", "abcdef", "control characters"],
  ["\u202eevil\u202c \u2066x\u2069\u2067y\u2068z", "evil xyz", "bidi overrides and isolates"],
  ["one\r\ntwo", "one\ntwo", "the carriage return of a Windows line break"],
  ["a\ud83db\udc00c", "abc", "lone surrogates"],
  ["Mu\u0308ller", "Müller", "combining accents"],
])("%j becomes %j: %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("keeps at most 8 combining marks on a letter", () => {
  const marks = "\u0316\u0317\u0318\u0319";
  expect(plainText(`a${marks.repeat(1200)}b`)).toBe(`a${marks.repeat(2)}b`);
  expect(plainText(`ก${"\u0e34".repeat(9)}`)).toBe(`ก${"\u0e34".repeat(8)}`);
  // NFC makes two marks of each.
  expect(plainText(`q${"\u0344".repeat(8)}`)).toBe(`q${"\u0308\u0301".repeat(4)}`);
});

test("the marks of ordinary words stay", () => {
  for (const word of ["Nguyễn", "שָׁלוֹם", "हिन्दी", "མཁྱེན་བརྩེ"]) {
    expect(plainText(word)).toBe(word.normalize("NFC"));
  }
});

test("cuts text after 5,000 characters and adds an ellipsis", () => {
  expect(plainText("x".repeat(5000))).toBe("x".repeat(5000));
  expect(plainText("x".repeat(5001))).toBe(`${"x".repeat(5000)}…`);
  expect(plainText("x".repeat(1_000_000))).toBe(`${"x".repeat(5000)}…`);
});

test("does not cut a surrogate pair in half", () => {
  expect(plainText(`x${"😀".repeat(5000)}`)).toBe(`x${"😀".repeat(2499)}…`);
});

test("the result is well formed, has no control characters, and is stable", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const plain = plainText(text);
      expect(plain.isWellFormed()).toBe(true);
      expect(plain).not.toMatch(/(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
      expect(plainText(plain)).toBe(plain);
    }),
    SEED,
  );
});
