import { describe, expect, test } from "vitest";
import { monthNames, parseMonth } from "../../../src/form/date/month-names.ts";

const english =
  "January February March April May June July August September October November December";
const spanish =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const arabic = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر";
const levantine =
  "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول";
const algerian = "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر";
const moroccan = "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر";

const monthsOf = (names: string) => names.split(names.includes("|") ? "|" : " ");
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each([
  ["en", "English", english],
  ["en", "three-letter English", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"],
  ["es", "Spanish", spanish],
  ["es", "three-letter Spanish", "ene feb mar abr may jun jul ago sep oct nov dic"],
  ["es", "English", english],
  ["ar", "Arabic", arabic],
  ["ar", "Levantine Arabic", levantine],
  ["ar", "Algerian and Tunisian Arabic", algerian],
  ["ar", "Moroccan Arabic", moroccan],
  ["ar", "English", english],
])("%s accepts %s month names", (locale, _language, names) => {
  test("as written", () => {
    expect(monthsOf(names).map((name) => parseMonth(name, locale))).toEqual(numbers);
  });

  test("in upper case", () => {
    expect(monthsOf(names).map((name) => parseMonth(name.toUpperCase(), locale))).toEqual(numbers);
  });
});

test.each([
  ["en", "1", 1],
  ["en", "01", 1],
  ["en", "12", 12],
  ["en", "3月", 3],
  ["ar", "٣", 3],
  ["en", "Sept", 9],
  ["en", "Septem", 9],
  ["en", "Febuary", 2],
  ["en", "Feburary", 2],
  ["en", "Janurary", 1],
  ["en", "Agust", 8],
  ["en", "Octobre", 10],
  ["en", "Dezember", 12],
  ["es", "febrer", 2],
  ["es", "Setiembre", 9],
  ["es", "agosot", 8],
  ["es", "dicembre", 12],
  ["ar", "اذار", 3],
  ["ar", "ابريل", 4],
  ["ar", "أغسطُس", 8],
])("%s: %s is month %i", (locale, input, month) => {
  expect(parseMonth(input, locale)).toBe(month);
});

test.each([
  ["en", ""],
  ["en", "M"],
  ["en", "Ma"],
  ["en", "Ju"],
  ["en", "Juny"],
  ["en", "marzo"],
  ["en", "Monday"],
  ["en", "123"],
  ["en", "-"],
  ["en", "3.5"],
  ["ar", "كانون"],
  ["ar", "تشرين"],
  ["en", "January".repeat(1000)],
])("%s: %j is not a month", (locale, input) => {
  expect(parseMonth(input, locale)).toBeNull();
});

test("returns a number that is out of range", () => {
  expect(parseMonth("13", "en")).toBe(13);
  expect(parseMonth("0", "en")).toBe(0);
});

test.each(["en", "en-GB", "es", "es-MX", "ar", "ar-EG"])(
  "every month name in %s is unambiguous",
  (locale) => {
    const names = monthNames(locale).map((spellings) => [...new Set(spellings)]);
    expect(names).toHaveLength(12);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  },
);
