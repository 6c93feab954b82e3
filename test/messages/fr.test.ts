import { expect, test } from "vitest";
import { COUNTS, failing, languages } from "./sentences.ts";

const { fr } = languages;

test("has no-break spaces before colons and inside quotation marks, narrow ones before question marks", () => {
  const isSpaced = (text: string) =>
    !/[^\u00a0\d]:|[^\u202f][?!;]|["“”']|«[^\u00a0]|[^\u00a0]»|\.\.\./.test(
      text.replace(/\d:\d/g, ""),
    );
  expect(failing("fr", ({ text }) => isSpaced(text))).toEqual([]);
});

test("uses vous, and words without a gender for the reader", () => {
  const informal = /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu;
  const gendered = /\p{L}[(·.]e[)·s]?|(?<!\p{L})(?:patiente?|né|née|sûre?|certaine?)(?!\p{L})/iu;
  expect(failing("fr", ({ text }) => !informal.test(text) && !gendered.test(text))).toEqual([]);
});

test("has the singular for 0 and 1", () => {
  expect(COUNTS.map((count) => fr.deferred.charactersLeft(count, String(count)))).toEqual([
    "Il reste 0 caractère",
    "Il reste 1 caractère",
    "Il reste 2 caractères",
    "Il reste 3 caractères",
    "Il reste 11 caractères",
    "Il reste 100 caractères",
  ]);
  expect(fr.deferred.idle(1, "1")).toContain("dans 1 seconde.");
  expect(fr.deferred.idle(30, "30")).toContain("dans 30 secondes.");
});
