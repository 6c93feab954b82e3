import { afterEach, expect, test, vi } from "vitest";
import { countCharacters, fits } from "../../../src/contract/booking-request/characters.ts";

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
  const { countCharacters } = await import("../../../src/contract/booking-request/characters.ts");
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
