import { expect, test } from "vitest";
import { editDistance } from "../../../src/form/text/edit-distance.ts";
import { asciiDigits, normalizeLine, normalizeText } from "../../../src/form/text/normalize.ts";

const BOTH = [normalizeLine, normalizeText];

// What is removed from texts: limited-text.test.ts, names.test.ts.

test("at most 30 combining marks on a letter are kept, also of those that NFC decomposes", () => {
  for (const normalize of BOTH) {
    expect(normalize(`q${"\u0316".repeat(31)}`)).toBe(`q${"\u0316".repeat(30)}`);
    expect(normalize(`q${"\u0344".repeat(30)}`)).toBe(`q${"\u0308\u0301".repeat(15)}`);
  }
});

test("text of more than 100,000 characters stays as it is", () => {
  const longest = `e\u0301${"x".repeat(99_998)}`;
  for (const normalize of BOTH) {
    expect(normalize(` ${longest} `)).toBe(longest.normalize("NFC"));
    expect(normalize(` ${longest}x`)).toBe(` ${longest}x`);
  }
});

test.each([
  ["Arabic-Indic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Adlam, outside the Basic Multilingual Plane", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"],
  ["full-width", "０１２３４５６７８９"],
  ["mathematical sans-serif bold", "𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵"],
])("digits become ASCII, other characters stay: %s", (_script, digits) => {
  expect(asciiDigits(`a-${digits} 三 Ⅳ ½ ²\uD83D`)).toBe("a-0123456789 三 Ⅳ ½ ²\uD83D");
});

test.each([
  ["gmail", "gmail", 0],
  ["", "gmail", 5],
  ["gmai", "gmail", 1],
  ["ggmail", "gmail", 1],
  ["gnail", "gmail", 1],
  ["gmial", "gmail", 1],
  ["hotmail", "gmail", 3],
  // A swap needs the same two letters.
  ["ab", "ca", 2],
  ["ab", "bc", 2],
  ["xxab", "yyba", 3],
])("between %j and %j the edit distance is %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
