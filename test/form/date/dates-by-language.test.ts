import { expect, test } from "vitest";
import { validateBirthDate } from "../../../src/form/date/birth-date.ts";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import { dateTimeFormat } from "../../../src/form/date/date-time-format.ts";
import { parsePastedDate } from "../../../src/form/date/pasted-date.ts";
import { LANGUAGE_CODES } from "../../../src/messages/languages.ts";

const today = { year: 2026, month: 11, day: 23 };
const rules = (language: string) => ({ today, order: dateOrder(language, "1") });

test.each([
  ["zh", "1985年3月27日", "1985-03-27"],
  ["zh", "1985/3/27", "1985-03-27"],
  ["zh", "3/27/1985", "1985-03-27"],
  ["zh-Hant", "1985年03月27日", "1985-03-27"],
  ["ko", "1985년 3월 27일", "1985-03-27"],
  ["ko", "1985. 3. 27.", "1985-03-27"],
  ["ko", "19850327", "1985-03-27"],
  ["vi", "27/3/1985", "1985-03-27"],
  ["vi", "ngày 27 tháng 3 năm 1985", "1985-03-27"],
  ["ru", "27.03.1985", "1985-03-27"],
  ["ru", "27 марта 1985 г.", "1985-03-27"],
  ["ru", "3 мая 1985", "1985-05-03"],
  ["ru", "3 июня 1985", "1985-06-03"],
  ["ru", "3 августа 1985", "1985-08-03"],
  ["pt", "27 de março de 1985", "1985-03-27"],
  ["tl", "Marso 27, 1985", "1985-03-27"],
  ["tl", "ika-27 ng Marso, 1985", "1985-03-27"],
  ["tl", "3/4/1985", "1985-03-04"],
  ["fr", "1er août 1985", "1985-08-01"],
  ["ht", "27 mas 1985", "1985-03-27"],
  ["ht", "3 me 1985", "1985-05-03"],
  ["ht", "3/4/1985", "1985-04-03"],
])("%s: the whole date %s", (language, text, date) => {
  const parts = parsePastedDate(text, rules(language).order);
  expect(parts && validateBirthDate(parts, rules(language))).toEqual({ value: date });
});

test.each(LANGUAGE_CODES)("%s: a whole date as Intl writes it", (language) => {
  const { order } = rules(language);
  for (const dateStyle of ["medium", "long", "full"] as const) {
    const { format } = dateTimeFormat(language, {
      dateStyle,
      calendar: "gregory",
      timeZone: "UTC",
    });
    const text = format(Date.UTC(1985, 2, 27));
    const parts = parsePastedDate(text, order);
    expect(
      parts && validateBirthDate(parts, rules(language)),
      `${text}: src/form/date/pasted-date.ts has the words between the parts of a date`,
    ).toEqual({ value: "1985-03-27" });
  }
});

test.each([
  ["zh", { year: "1985年", month: "3月", day: "27日" }],
  ["zh", { year: "1985", month: "三月", day: "27号" }],
  ["ko", { year: "1985년", month: "3월", day: "27일" }],
  ["vi", { year: "năm 1985", month: "tháng 3", day: "ngày 27" }],
  ["vi", { year: "1985", month: "Tháng Ba", day: "27" }],
  ["vi", { year: "1985", month: "thang ba", day: "27" }],
  ["ru", { year: "1985 г.", month: "марта", day: "27" }],
  ["pt", { year: "1985", month: "março", day: "27" }],
  ["tl", { year: "1985", month: "Marso", day: "27" }],
  ["fr", { year: "1985", month: "mars", day: "27" }],
  ["ht", { year: "1985", month: "Mas", day: "27" }],
])("%s: the parts %j", (language, parts) => {
  expect(validateBirthDate(parts, rules(language))).toEqual({ value: "1985-03-27" });
});

test("six digits in Korean begin with the year, whose other digits are then asked for", () => {
  const parts = parsePastedDate("850327", rules("ko").order);
  expect(parts).toEqual({ year: "85", month: "03", day: "27" });
});

test("missing parts are in the order of the inputs", () => {
  const parts = { year: "1985", month: "", day: "" };
  expect(validateBirthDate(parts, rules("ko"))).toMatchObject({
    error: { code: "date-incomplete", parts: ["month", "day"] },
  });
});
