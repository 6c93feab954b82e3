import { expect, test } from "vitest";
import type { CalendarDay } from "../../../src/form/calendar-day.ts";
import { validateBirthDate } from "../../../src/form/date/birth-date.ts";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import type { BirthDatePart } from "../../../src/form/errors.ts";

const today = { year: 2026, month: 11, day: 20 };

type DateInput = [day: string, month: string, year: string];

const order = dateOrder("en", "1");
const validate = ([day, month, year]: DateInput) =>
  validateBirthDate({ day, month, year }, { today, order });

test.each<[label: string, input: DateInput, value: string | null]>([
  ["digits", ["27", "3", "1990"], "1990-03-27"],
  ["leading zeros", ["07", "03", "1990"], "1990-03-07"],
  ["no leading zeros", ["7", "3", "1990"], "1990-03-07"],
  ["surrounding whitespace", [" 27 ", "\t3", "1990\n"], "1990-03-27"],
  ["a no-break space", ["27\u00A0", "3", "1990"], "1990-03-27"],
  ["zero-width characters", ["27\u200B", "\uFEFF3", "1990\u200E"], "1990-03-27"],
  ["Chinese suffixes", ["27日", "3月", "1990年"], "1990-03-27"],
  ["periods", ["27.", "3.", "1990."], "1990-03-27"],
  ["slashes", ["27/", "/3/", "/1990"], "1990-03-27"],
  ["a comma", ["27,", "March", "1990"], "1990-03-27"],
  ["an ordinal", ["27th", "March", "1990"], "1990-03-27"],
  ["an ordinal of 1", ["1st", "March", "1990"], "1990-03-01"],
  ["a French ordinal", ["1er", "3", "1990"], "1990-03-01"],
  ["a Spanish ordinal", ["1º", "3", "1990"], "1990-03-01"],
  ["a month name", ["27", "March", "1990"], "1990-03-27"],
  ["a month name in lower case", ["27", "march", "1990"], "1990-03-27"],
  ["a month name in upper case", ["27", "MARCH", "1990"], "1990-03-27"],
  ["a short month name", ["27", "Mar", "1990"], "1990-03-27"],
  ["a short month name with a period", ["27", "Mar.", "1990"], "1990-03-27"],
  ["a misspelled month", ["27", "Febuary", "1990"], "1990-02-27"],
  ["a short Spanish month name with a period", ["27", "Ene.", "1990"], "1990-01-27"],
  ["a Spanish month name", ["27", "setiembre", "1990"], "1990-09-27"],
  ["an Arabic month name", ["27", "مارس", "1990"], "1990-03-27"],
  ["Arabic digits", ["٢٧", "٣", "١٩٩٠"], "1990-03-27"],
  ["Persian digits", ["۲۷", "۳", "۱۹۹۰"], "1990-03-27"],
  ["Devanagari digits", ["२७", "३", "१९९०"], "1990-03-27"],
  ["full-width digits", ["２７", "３", "１９９０"], "1990-03-27"],
  ["February 29 in a leap year", ["29", "2", "2000"], "2000-02-29"],
  ["February 29 in another leap year", ["29", "2", "2024"], "2024-02-29"],
  ["February 28 in 1910", ["28", "2", "1910"], "1910-02-28"],
  ["January 31", ["31", "1", "1990"], "1990-01-31"],
  ["April 30", ["30", "4", "1990"], "1990-04-30"],
  ["December 31", ["31", "12", "1990"], "1990-12-31"],
  ["January 1", ["1", "1", "2000"], "2000-01-01"],
  ["today", ["20", "11", "2026"], "2026-11-20"],
  ["yesterday", ["19", "11", "2026"], "2026-11-19"],
  ["120 years ago to the day", ["20", "11", "1906"], "1906-11-20"],
  ["the whole date in the first part", ["27/3/1990", "", ""], "1990-03-27"],
  ["an ambiguous date in one part, in the order of the inputs", ["3/4/1990", "", ""], "1990-03-04"],
  ["a day and a month in one part", ["27/3", "", "1990"], "1990-03-27"],
  ["a year with an Arabic suffix", ["27", "3", "١٩٩٠م"], "1990-03-27"],
  ["the whole date in the second part", ["", "27 March 1990", ""], "1990-03-27"],
  ["the whole date in the third part", ["", "", "1990-03-27"], "1990-03-27"],
  ["the whole date in one part, others blank", [" ", "March 27, 1990", "\u200B"], "1990-03-27"],
  ["three empty strings", ["", "", ""], null],
  ["only whitespace", [" ", "\t", "\u200B"], null],
  ["only punctuation", ["-", "/", "."], null],
])("accepts %s: %j", (_label, input, value) => {
  expect(validate(input)).toEqual({ value });
});

test.each<[label: string, input: DateInput, code: string, parts: BirthDatePart[]]>([
  ["no day", ["", "3", "1990"], "date-incomplete", ["day"]],
  ["no month", ["27", "", "1990"], "date-incomplete", ["month"]],
  ["no year", ["27", "3", ""], "date-incomplete", ["year"]],
  ["only a day", ["27", "", ""], "date-incomplete", ["month", "year"]],
  ["only a month", ["", "March", ""], "date-incomplete", ["day", "year"]],
  ["only a year", ["", "", "1990"], "date-incomplete", ["month", "day"]],
  ["a date with a two-digit year in one part", ["27/3/90", "", ""], "date-year-short", ["year"]],
  ["an impossible date in one part", ["31/4/1990", "", ""], "date-not-real", ["day"]],
  ["only a day and a month, in one part", ["27/3", "", ""], "date-incomplete", ["year"]],
  ["only a month and a year, in one part", ["", "March 1990", ""], "date-incomplete", ["day"]],
  ["only a year, in the first part", ["", "1990", ""], "date-incomplete", ["month", "day"]],
  ["a missing day and an impossible month", ["", "13", "1990"], "date-incomplete", ["day"]],
  ["a missing day and a future year", ["", "3", "2990"], "date-incomplete", ["day"]],
  ["month 13", ["27", "13", "1990"], "date-month", ["month"]],
  ["month 0", ["27", "0", "1990"], "date-month", ["month"]],
  ["month 00", ["27", "00", "1990"], "date-month", ["month"]],
  ["day and month swapped", ["3", "27", "1990"], "date-month", ["month"]],
  ["the start of two month names, March and May", ["27", "Ma", "1990"], "date-month", ["month"]],
  ["the start of two month names, June and July", ["27", "Ju", "1990"], "date-month", ["month"]],
  ["a word that is not a month", ["27", "spring", "1990"], "date-month", ["month"]],
  ["a month name in another language", ["27", "Heinäkuu", "1990"], "date-month", ["month"]],
  ["a two-digit year", ["27", "3", "90"], "date-year-short", ["year"]],
  ["a two-digit year with an apostrophe", ["27", "3", "’90"], "date-year-short", ["year"]],
  ["a one-digit year", ["27", "3", "5"], "date-year-short", ["year"]],
  ["a three-digit year", ["27", "3", "990"], "date-year-short", ["year"]],
  ["a five-digit year", ["27", "3", "19900"], "date-year", ["year"]],
  ["a year with a letter", ["27", "3", "199O"], "date-year", ["year"]],
  ["a year in words", ["27", "3", "ninety"], "date-year", ["year"]],
  ["a year with a period", ["27", "3", "19.90"], "date-year", ["year"]],
  ["a Buddhist year", ["27", "3", "2533"], "date-calendar", ["year"]],
  ["the current Buddhist year", ["27", "3", "2569"], "date-calendar", ["year"]],
  ["a Buddhist year in Thai digits", ["๒๗", "๓", "๒๕๓๓"], "date-calendar", ["year"]],
  ["an Islamic year", ["27", "3", "1410"], "date-calendar", ["year"]],
  ["the current Islamic year", ["27", "3", "1448"], "date-calendar", ["year"]],
  ["a Persian year", ["7", "1", "1369"], "date-calendar", ["year"]],
  ["a Hebrew year", ["27", "3", "5750"], "date-calendar", ["year"]],
  ["a day that exists only in another calendar", ["30", "2", "1410"], "date-calendar", ["year"]],
  ["day 32", ["32", "3", "1990"], "date-day", ["day"]],
  ["day 0", ["0", "3", "1990"], "date-day", ["day"]],
  ["a three-digit day", ["027", "3", "1990"], "date-day", ["day"]],
  ["a weekday", ["Tuesday", "3", "1990"], "date-day", ["day"]],
  ["a whole date in the day, and the rest", ["27/3/1990", "3", "1990"], "date-day", ["day"]],
  ["February 29 in a common year", ["29", "2", "2023"], "date-not-real", ["day"]],
  ["February 29 in 1900", ["29", "2", "1900"], "date-not-real", ["day"]],
  ["February 30", ["30", "2", "2000"], "date-not-real", ["day"]],
  ["April 31", ["31", "4", "1990"], "date-not-real", ["day"]],
  ["June 31", ["31", "June", "1990"], "date-not-real", ["day"]],
  ["an impossible day in a future year", ["31", "4", "2990"], "date-not-real", ["day"]],
  ["tomorrow", ["21", "11", "2026"], "date-future", ["day"]],
  ["next month", ["1", "12", "2026"], "date-future", ["month"]],
  ["next year", ["1", "1", "2027"], "date-future", ["year"]],
  ["a future year by a typo", ["27", "3", "2990"], "date-future", ["year"]],
  ["the year 9999", ["27", "3", "9999"], "date-future", ["year"]],
  ["120 years and a day ago", ["19", "11", "1906"], "date-too-old", ["year"]],
  ["a year more than two centuries ago", ["27", "3", "1790"], "date-too-old", ["year"]],
  ["a two-digit year padded with zeros", ["27", "3", "0090"], "date-too-old", ["year"]],
  ["the year 0", ["27", "3", "0000"], "date-too-old", ["year"]],
])("rejects %s: %j", (_label, input, code, parts) => {
  expect(validate(input)).toMatchObject({ error: { code, parts } });
});

test.each<[label: string, input: DateInput, code: string]>([
  ["a day far before another", [`2${"-".repeat(100)}7`, "3", "1990"], "date-day"],
  ["a day, a megabyte of spaces, and more", [`2${" ".repeat(1e6)}7`, "3", "1990"], "date-day"],
  ["a year, a megabyte, and more", ["27", "3", `1990${"\u200B".repeat(1e6)}8`], "date-year"],
  ["a whole date and more", [`27/3/1990${" -".repeat(99)} 8`, "", ""], "date-incomplete"],
])("never accepts only the start of a text: %s", (_label, input, code) => {
  expect(validate(input)).toMatchObject({ error: { code } });
});

test("every invalid part is marked, and the errors are in one", () => {
  expect(validate(["31", "2", "85"])).toEqual({
    error: {
      code: "date-not-real",
      parts: ["day", "year"],
      lastDay: { year: 1985, month: 2, day: 28 },
      others: [{ code: "date-year-short" }],
    },
  });
});

test.each<[lastDay: CalendarDay, input: DateInput]>([
  [{ year: 2023, month: 2, day: 28 }, ["29", "2", "2023"]],
  [{ year: 2024, month: 2, day: 29 }, ["30", "2", "2024"]],
  [{ year: 1990, month: 4, day: 30 }, ["31", "4", "1990"]],
])("the error has the last day of the month: %j for %j", (lastDay, input) => {
  expect(validate(input)).toMatchObject({ error: { lastDay } });
});

test("the maximum age is correct on a leap day", () => {
  const rules = { today: { year: 2024, month: 2, day: 29 }, order };
  const validateOnLeapDay = (day: string, month: string) =>
    validateBirthDate({ day, month, year: "1904" }, rules);
  expect(validateOnLeapDay("1", "3")).toEqual({ value: "1904-03-01" });
  expect(validateOnLeapDay("28", "2")).toMatchObject({ error: { code: "date-too-old" } });
});
