import { expect, test } from "vitest";
import { plainText } from "../../src/contract/plain-text.ts";

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
