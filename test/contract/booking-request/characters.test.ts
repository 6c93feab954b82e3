import { afterEach, expect, test, vi } from "vitest";
import {
  CHARACTER_LIMITS,
  countCharacters,
  fits,
} from "../../../src/contract/booking-request/characters.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", 0, "nothing"],
  ["Ada", 3, "letters"],
  ["a\nb", 3, "a line break is one"],
  ["a\r\nb", 3, "a Windows line break is one"],
  ["é", 1, "a letter with its accent"],
  ["e\u0301", 1, "a letter and an accent that stands apart"],
  [`a${"\u0301".repeat(50)}`, 1, "a letter under a pile of accents"],
  ["😀", 1, "an emoji"],
  ["👨‍👩‍👧‍👦", 1, "a family"],
  ["🏳️‍🌈🇵🇹", 2, "two flags"],
  ["👍🏽", 1, "a skin tone"],
  ["李牙", 2, "Chinese"],
  ["किमपि", 3, "Devanagari with its vowel signs"],
])("%j is %i characters: %s", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test("counting may end where it is enough", () => {
  expect(countCharacters("牙".repeat(50), 10)).toBe(10);
  expect(countCharacters("牙".repeat(5), 10)).toBe(5);
});

test("European letters are counted as they are in segments", () => {
  const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
  for (const letter of letters) expect(countCharacters(letter)).toBe(1);
  // A sign of another script, so that segments are counted.
  const printable = letters.filter((letter) => /[\n -~\u00A1-\u024F]/.test(letter)).join("");
  expect(countCharacters(`${printable}牙`)).toBe(printable.length + 1);
});

test("where the engine cannot tell what people see, code points are counted", async () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { countCharacters } = await import("../../../src/contract/booking-request/characters.ts");
  expect(countCharacters("😀e\u0301")).toBe(3);
});

test("a text fits up to its limit, counted as people see it", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(fits("x".repeat(100), 100)).toBe(true);
  expect(fits("x".repeat(101), 100)).toBe(false);
  expect(fits(family.repeat(100), 100)).toBe(true);
  expect(fits(family.repeat(101), 100)).toBe(false);
});

test("a text that is made to be heavy does not fit, and is not counted", () => {
  const spy = vi.spyOn(Intl.Segmenter.prototype, "segment");
  expect(fits(`a${"\u0301".repeat(1600)}`, 100)).toBe(false);
  expect(fits("x".repeat(1_000_000), 1000)).toBe(false);
  expect(spy).not.toHaveBeenCalled();
});

test("every free text has a limit", () => {
  expect(CHARACTER_LIMITS).toEqual({
    firstName: 100,
    lastName: 100,
    email: 254,
    insurance: 200,
    additionalDetails: 1000,
  });
});
