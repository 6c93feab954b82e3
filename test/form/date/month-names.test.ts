import { expect, test } from "vitest";
import { monthNames, parseMonth } from "../../../src/form/date/pasted-date.ts";

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

test.each([
  ["English", english],
  ["three-letter English", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"],
  ["Spanish", spanish],
  ["three-letter Spanish", "ene feb mar abr may jun jul ago sep oct nov dic"],
  ["Arabic", arabic],
  ["Levantine Arabic", levantine],
  ["Algerian and Tunisian Arabic", algerian],
  ["Moroccan Arabic", moroccan],
])("accepts %s month names, also in upper case", (_language, names) => {
  expect(monthsOf(names).map((name) => parseMonth(name))).toEqual(numbers);
  expect(monthsOf(names.toUpperCase()).map((name) => parseMonth(name))).toEqual(numbers);
});

test.each([
  ["01", 1],
  ["3月", 3],
  ["٣", 3],
  ["Sept", 9],
  ["Febuary", 2],
  ["Agust", 8],
  ["Octobre", 10],
  ["Setiembre", 9],
  ["agosot", 8],
  ["اذار", 3],
  ["ابريل", 4],
  ["أغسطُس", 8],
  ["janvye", 1],
  ["fevriye", 2],
  ["me", 5],
  ["jen", 6],
  ["jiyè", 7],
  ["JIYE", 7],
])("%s is month %i", (input, month) => {
  expect(parseMonth(input)).toBe(month);
});

test.each([
  [""],
  ["M"],
  ["Ma"],
  ["Ju"],
  ["Juny"],
  ["3.5"],
  ["out"],
  ["كانون"],
  ["تشرين"],
  ["January".repeat(1000)],
])("%j is not a month", (input) => {
  expect(parseMonth(input)).toBeNull();
});

test("returns a number that is out of range", () => {
  expect(parseMonth("13")).toBe(13);
  expect(parseMonth("0")).toBe(0);
});

test("every month name except one is unambiguous", () => {
  const names = monthNames("");
  expect(names).toHaveLength(12);
  const all = names.flat();
  // August in Haitian Creole, and short for October in Portuguese: the patient is asked for a number.
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual(["out"]);
});
