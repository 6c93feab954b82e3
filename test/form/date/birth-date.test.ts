import { describe, expect, test } from "vitest";
import { checkBirthDate } from "../../../src/form/date/birth-date.ts";
import type { BirthDatePart } from "../../../src/form/errors.ts";

const today = { year: 2026, month: 11, day: 20 };

/** Day, month and year as typed. */
type Typed = [day: string, month: string, year: string];

const check = ([day, month, year]: Typed, locale = "en") =>
  checkBirthDate({ day, month, year }, { today, locale });

test.each<[why: string, typed: Typed, value: string | null]>([
  ["digits", ["27", "3", "1990"], "1990-03-27"],
  ["leading zeros", ["07", "03", "1990"], "1990-03-07"],
  ["no leading zeros", ["7", "3", "1990"], "1990-03-07"],
  ["blanks around", [" 27 ", "\t3", "1990\n"], "1990-03-27"],
  ["blanks that do not break", ["27\u00A0", "3", "1990"], "1990-03-27"],
  ["zero-width characters", ["27\u200B", "\uFEFF3", "1990\u200E"], "1990-03-27"],
  ["the end of a Chinese date", ["27日", "3月", "1990年"], "1990-03-27"],
  ["full stops", ["27.", "3.", "1990."], "1990-03-27"],
  ["slashes", ["27/", "/3/", "/1990"], "1990-03-27"],
  ["a comma", ["27,", "March", "1990"], "1990-03-27"],
  ["an ordinal", ["27th", "March", "1990"], "1990-03-27"],
  ["the first", ["1st", "March", "1990"], "1990-03-01"],
  ["the first in French", ["1er", "3", "1990"], "1990-03-01"],
  ["an ordinal in Spanish", ["1º", "3", "1990"], "1990-03-01"],
  ["a month by its name", ["27", "March", "1990"], "1990-03-27"],
  ["a month in lower case", ["27", "march", "1990"], "1990-03-27"],
  ["a month in upper case", ["27", "MARCH", "1990"], "1990-03-27"],
  ["a short month", ["27", "Mar", "1990"], "1990-03-27"],
  ["a short month with its full stop", ["27", "Mar.", "1990"], "1990-03-27"],
  ["a month with a slip", ["27", "Febuary", "1990"], "1990-02-27"],
  ["Arabic digits", ["٢٧", "٣", "١٩٩٠"], "1990-03-27"],
  ["Persian digits", ["۲۷", "۳", "۱۹۹۰"], "1990-03-27"],
  ["Hindi digits", ["२७", "३", "१९९०"], "1990-03-27"],
  ["digits of full width", ["２７", "３", "１９９０"], "1990-03-27"],
  ["29 February of a leap year", ["29", "2", "2000"], "2000-02-29"],
  ["29 February of another", ["29", "2", "2024"], "2024-02-29"],
  ["28 February of a century", ["28", "2", "1900"], "1900-02-28"],
  ["31 January", ["31", "1", "1990"], "1990-01-31"],
  ["30 April", ["30", "4", "1990"], "1990-04-30"],
  ["31 December", ["31", "12", "1990"], "1990-12-31"],
  ["1 January", ["1", "1", "2000"], "2000-01-01"],
  ["today", ["20", "11", "2026"], "2026-11-20"],
  ["yesterday", ["19", "11", "2026"], "2026-11-19"],
  ["130 years ago to the day", ["20", "11", "1896"], "1896-11-20"],
  ["all of it in the first part", ["27/3/1990", "", ""], "1990-03-27"],
  ["all of it in the second part", ["", "27 March 1990", ""], "1990-03-27"],
  ["all of it in the last part", ["", "", "1990-03-27"], "1990-03-27"],
  ["all of it and blanks in the others", [" ", "March 27, 1990", "\u200B"], "1990-03-27"],
  ["nothing", ["", "", ""], null],
  ["blanks only", [" ", "\t", "\u200B"], null],
  ["signs only", ["-", "/", "."], null],
])("%s is taken: %j", (_why, typed, value) => {
  expect(check(typed)).toEqual({ value });
});

test.each<[why: string, typed: Typed, code: string, parts: BirthDatePart[]]>([
  ["no day", ["", "3", "1990"], "date-incomplete", ["day"]],
  ["no month", ["27", "", "1990"], "date-incomplete", ["month"]],
  ["no year", ["27", "3", ""], "date-incomplete", ["year"]],
  ["a day only", ["27", "", ""], "date-incomplete", ["month", "year"]],
  ["a month only", ["", "March", ""], "date-incomplete", ["day", "year"]],
  ["a year only", ["", "", "1990"], "date-incomplete", ["day", "month"]],
  [
    "a date of two readings in one part",
    ["3/4/1990", "", ""],
    "date-incomplete",
    ["month", "year"],
  ],
  ["a date of two digits in one part", ["27/3/90", "", ""], "date-incomplete", ["month", "year"]],
  ["a missing part before an impossible one", ["", "13", "1990"], "date-incomplete", ["day"]],
  ["a missing part before a future one", ["", "3", "2990"], "date-incomplete", ["day"]],
  ["month 13", ["27", "13", "1990"], "date-month", ["month"]],
  ["month 0", ["27", "0", "1990"], "date-month", ["month"]],
  ["month 00", ["27", "00", "1990"], "date-month", ["month"]],
  ["the day for the month", ["3", "27", "1990"], "date-month", ["month"]],
  ["a month that is two", ["27", "Ma", "1990"], "date-month", ["month"]],
  ["a month that could be either", ["27", "Ju", "1990"], "date-month", ["month"]],
  ["a word for the month", ["27", "spring", "1990"], "date-month", ["month"]],
  ["a month in a language that nobody asked for", ["27", "März", "1990"], "date-month", ["month"]],
  ["a year of two digits", ["27", "3", "90"], "date-year-short", ["year"]],
  ["the same with an apostrophe", ["27", "3", "’90"], "date-year-short", ["year"]],
  ["a year of one digit", ["27", "3", "5"], "date-year-short", ["year"]],
  ["a year of three digits", ["27", "3", "990"], "date-year-short", ["year"]],
  ["a year of five digits", ["27", "3", "19900"], "date-year", ["year"]],
  ["a year with a letter", ["27", "3", "199O"], "date-year", ["year"]],
  ["a word for the year", ["27", "3", "ninety"], "date-year", ["year"]],
  ["a year with a point", ["27", "3", "19.90"], "date-year", ["year"]],
  ["a Buddhist year", ["27", "3", "2533"], "date-calendar", ["year"]],
  ["a Buddhist year of this one", ["27", "3", "2569"], "date-calendar", ["year"]],
  ["a Thai year in Thai digits", ["๒๗", "๓", "๒๕๓๓"], "date-calendar", ["year"]],
  ["an Islamic year", ["27", "3", "1410"], "date-calendar", ["year"]],
  ["an Islamic year of now", ["27", "3", "1448"], "date-calendar", ["year"]],
  ["a Persian year", ["7", "1", "1369"], "date-calendar", ["year"]],
  ["a Hebrew year", ["27", "3", "5750"], "date-calendar", ["year"]],
  ["a day that the other calendar has", ["30", "2", "1410"], "date-calendar", ["year"]],
  ["day 32", ["32", "3", "1990"], "date-day", ["day"]],
  ["day 0", ["0", "3", "1990"], "date-day", ["day"]],
  ["a day of three digits", ["027", "3", "1990"], "date-day", ["day"]],
  ["a word for the day", ["Tuesday", "3", "1990"], "date-day", ["day"]],
  ["two days", ["27-28", "3", "1990"], "date-day", ["day"]],
  ["a date in the day and more in the others", ["27/3/1990", "3", "1990"], "date-day", ["day"]],
  ["29 February of no leap year", ["29", "2", "2023"], "date-not-real", ["day"]],
  ["29 February of a century", ["29", "2", "1900"], "date-not-real", ["day"]],
  ["30 February", ["30", "2", "2000"], "date-not-real", ["day"]],
  ["31 April", ["31", "4", "1990"], "date-not-real", ["day"]],
  ["31 June", ["31", "June", "1990"], "date-not-real", ["day"]],
  ["an impossible day before a future year", ["31", "4", "2990"], "date-not-real", ["day"]],
  ["tomorrow", ["21", "11", "2026"], "date-future", ["day"]],
  ["next month", ["1", "12", "2026"], "date-future", ["month"]],
  ["next year", ["1", "1", "2027"], "date-future", ["year"]],
  ["a year with a slip", ["27", "3", "2990"], "date-future", ["year"]],
  ["the year 9999", ["27", "3", "9999"], "date-future", ["year"]],
  ["130 years and a day ago", ["19", "11", "1896"], "date-too-old", ["year"]],
  ["a year of long ago", ["27", "3", "1790"], "date-too-old", ["year"]],
  ["a year of four digits that are two", ["27", "3", "0090"], "date-too-old", ["year"]],
  ["the year 0", ["27", "3", "0000"], "date-too-old", ["year"]],
])("%s is refused: %j", (_why, typed, code, parts) => {
  expect(check(typed)).toMatchObject({ fault: { code, parts } });
});

test.each<[last: number, typed: Typed]>([
  [28, ["29", "2", "2023"]],
  [29, ["30", "2", "2024"]],
  [30, ["31", "4", "1990"]],
])("the last day of the month, %i, is told with %j", (limit, typed) => {
  expect(check(typed)).toMatchObject({ fault: { limit } });
});

describe("in the reader's language", () => {
  test.each<[locale: string, month: string, value: string]>([
    ["es", "marzo", "1990-03-27"],
    ["es", "Ene.", "1990-01-27"],
    ["es", "setiembre", "1990-09-27"],
    ["es", "March", "1990-03-27"],
    ["ar", "مارس", "1990-03-27"],
    ["ar", "آذار", "1990-03-27"],
    ["ar", "March", "1990-03-27"],
  ])("%s: %s is taken", (locale, month, value) => {
    expect(check(["27", month, "1990"], locale)).toEqual({ value });
  });
});

test("ages are counted from a leap day too", () => {
  const leapDay = { today: { year: 2024, month: 2, day: 29 }, locale: "en" };
  const born = (day: string, month: string) =>
    checkBirthDate({ day, month, year: "1894" }, leapDay);
  expect(born("1", "3")).toEqual({ value: "1894-03-01" });
  expect(born("28", "2")).toMatchObject({ fault: { code: "date-too-old" } });
});
