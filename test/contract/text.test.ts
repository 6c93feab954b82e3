import { afterEach, expect, test, vi } from "vitest";
import { countCharacters, fits, plainText } from "../../src/contract/text.ts";

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

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", 0, "an empty string"],
  ["Ada", 3, "letters"],
  ["a\nb", 3, "a line break"],
  ["a\r\nb", 3, "a Windows line break"],
  ["é", 1, "a letter with its accent"],
  ["e\u0301", 1, "a letter with a combining accent"],
  [`a${"\u0301".repeat(50)}`, 1, "a letter with 50 combining accents"],
  ["😀", 1, "an emoji"],
  ["👨‍👩‍👧‍👦", 1, "a family emoji"],
  ["🏳️‍🌈🇵🇹", 2, "two flag emoji"],
  ["👍🏽", 1, "an emoji with a skin tone"],
  ["李牙", 2, "Chinese"],
  ["किमपि", 3, "Devanagari with vowel signs"],
])("%j has %i characters: %s", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test("counts code points without Intl.Segmenter", async () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { countCharacters } = await import("../../src/contract/text.ts");
  expect(countCharacters("😀e\u0301")).toBe(3);
});

test("fits compares visible characters with the limit", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(fits("x".repeat(100), 100)).toBe(true);
  expect(fits("x".repeat(101), 100)).toBe(false);
  expect(fits(family.repeat(100), 100)).toBe(true);
  expect(fits(family.repeat(101), 100)).toBe(false);
});

test("fits accepts up to 16 UTF-16 units per character", () => {
  expect(fits(`a${"\u0301".repeat(15)}`, 1)).toBe(true);
  expect(fits(`a${"\u0301".repeat(16)}`, 1)).toBe(false);
});

test("fits rejects text far beyond the limit without counting it", () => {
  const spy = vi.spyOn(Intl.Segmenter.prototype, "segment");
  expect(fits(`a${"\u0301".repeat(1600)}`, 100)).toBe(false);
  expect(fits("x".repeat(1_000_000), 1000)).toBe(false);
  expect(spy).not.toHaveBeenCalled();
});
