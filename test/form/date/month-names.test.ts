import { describe, expect, test } from "vitest";
import { monthNames, readMonth } from "../../../src/form/date/month-names.ts";

const english =
  "January February March April May June July August September October November December";
const spanish =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const arabic = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر";
const levantine =
  "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول";
const algerian = "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر";
const moroccan = "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر";

const yearOf = (names: string) => names.split(names.includes("|") ? "|" : " ");
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each([
  ["en", "English", english],
  ["en", "English with three letters each", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"],
  ["es", "Spanish", spanish],
  ["es", "Spanish with three letters each", "ene feb mar abr may jun jul ago sep oct nov dic"],
  ["es", "English, for a reader of Spanish", english],
  ["ar", "Arabic", arabic],
  ["ar", "Arabic of the Levant", levantine],
  ["ar", "Arabic of Algeria and Tunisia", algerian],
  ["ar", "Arabic of Morocco", moroccan],
  ["ar", "English, for a reader of Arabic", english],
])("%s", (locale, _language, names) => {
  test(`the months are read in ${_language}`, () => {
    expect(yearOf(names).map((name) => readMonth(name, locale))).toEqual(numbers);
  });

  test(`so they are in ${_language} of capitals`, () => {
    expect(yearOf(names).map((name) => readMonth(name.toUpperCase(), locale))).toEqual(numbers);
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
])("%s: %s is month %i", (locale, typed, month) => {
  expect(readMonth(typed, locale)).toBe(month);
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
])("%s: %j is no month", (locale, typed) => {
  expect(readMonth(typed, locale)).toBeNull();
});

test("a number that is no month is still a number: the check tells what is wrong with it", () => {
  expect(readMonth("13", "en")).toBe(13);
  expect(readMonth("0", "en")).toBe(0);
});

test.each(["en", "en-GB", "es", "es-MX", "ar", "ar-EG"])(
  "in %s no name is two months",
  (locale) => {
    const names = monthNames(locale).map((spellings) => [...new Set(spellings)]);
    expect(names).toHaveLength(12);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  },
);
