import { describe, expect, test } from "vitest";
import type { CalendarDay } from "../../../src/form/calendar-day.ts";
import { isoDay } from "../../../src/form/calendar-day.ts";
import { validateBirthDate } from "../../../src/form/date/birth-date.ts";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import { dateTimeFormat } from "../../../src/form/date/date-time-format.ts";
import { parsePastedDate } from "../../../src/form/date/pasted-date.ts";
import { LANGUAGE_CODES } from "../../../src/messages/languages.ts";

const today = { year: 2026, month: 11, day: 20 };

/** The stored date; or each error, with the parts that it marks and the last day of the month. */
function answer(form: string, typed: readonly string[], now = today): string {
  const [language = "", callingCode = ""] = form.split(" ");
  const order = dateOrder(language, callingCode);
  const [first = "", second = "", third = ""] = order.map((_, index) => typed[index] ?? "");
  const texts = { day: "", month: "", year: "" };
  for (const [index, text] of [first, second, third].entries()) texts[order[index] ?? "day"] = text;
  const result = validateBirthDate(texts, { today: now, latest: now, order, language });
  if ("value" in result) return String(result.value);
  const { code, parts = [], lastDay, others = [] } = result.error;
  return [
    `${code} ${parts.join(" ")}`,
    ...(lastDay ? [isoDay(lastDay as CalendarDay)] : []),
    ...others.map((other) => other.code),
  ].join(", ");
}

/** The form's language and the practice's calling code; the texts of its inputs, in their order. */
type Row = [form: string, typed: readonly string[], expected: string];

/** Each row is for a way to write, a language or a mistake that no other row has. */
const GROUPS: Record<string, Row[]> = {
  "three parts": [
    ["en 1", ["3", "27", "1990"], "1990-03-27"],
    ["en 1", ["\t03 ", "27\u00A0", "1990\u200B"], "1990-03-27"],
    ["en 1", ["3.", "27,", "/1990"], "1990-03-27"],
    ["en 1", ["MARCH", "27", "1990"], "1990-03-27"],
    ["en 1", ["March", "1st", "1990"], "1990-03-01"],
    ["en 1", ["March", "27th", "1990"], "1990-03-27"],
    ["en 1", ["Febuary", "27", "1990"], "1990-02-27"],
    ["en 1", ["3", "1er", "1990"], "1990-03-01"],
    ["es 34", ["1º", "ene", "1990"], "1990-01-01"],
    ["es 34", ["27", "setiembre", "1990"], "1990-09-27"],
    ["es 34", ["27", "مارس", "1990"], "1990-03-27"],
    ["ar 971", ["٢٧", "مارس", "١٩٩٠م"], "1990-03-27"],
    ["ar 971", ["27", "July", "1990"], "1990-07-27"],
    ["en 1", ["۳", "۲۷", "۱۹۹۰"], "1990-03-27"],
    ["en 1", ["３", "２７", "１９９０"], "1990-03-27"],
    ["en 1", ["كانون الثاني", "27", "1990"], "1990-01-27"],
    ["en 1", ["3 March", "27", "1990"], "1990-03-27"],
    ["en 1", ["03 - Mar", "27", "1990"], "1990-03-27"],
    ["en 1", ["March (3)", "27", "1990"], "1990-03-27"],
    ["en 1", ["March/marzo", "27", "1990"], "1990-03-27"],
    ["en 1", ["مارس / آذار", "27", "1990"], "1990-03-27"],
    ["zh 1", ["1985年", "3月", "27日"], "1985-03-27"],
    ["zh 1", ["1985", "三月", "27号"], "1985-03-27"],
    ["ko 1", ["1985년", "3월", "27일"], "1985-03-27"],
    ["vi 84", ["ngày 27", "tháng 3", "năm 1985"], "1985-03-27"],
    ["vi 84", ["27", "thang ba", "1985"], "1985-03-27"],
    ["ru 7", ["27", "марта", "1985 г."], "1985-03-27"],
    ["pt 55", ["27", "março", "1985"], "1985-03-27"],
    ["tl 1", ["Marso", "27", "1985"], "1985-03-27"],
    ["ht 509", ["27", "Mas", "1985"], "1985-03-27"],
    ["ht 509", ["27", "out", "1985"], "1985-08-27"],
    ["pt 55", ["27", "out", "1985"], "1985-10-27"],
    ["en 1", ["3", "27", "1990 (36)"], "1990-03-27"],
    ["en 1", ["3", "27", "1990（36）"], "1990-03-27"],
    ["en 1", ["3", "27", "1990 [age 36]"], "1990-03-27"],
    ["en 1", ["3", "27", "1990 {36}"], "1990-03-27"],
    ["en 1", ["3", "27", "1990 (36"], "1990-03-27"],
    ["en 1", ["2", "29", "2000"], "2000-02-29"],
    ["en 1", ["2", "29", "2024"], "2024-02-29"],
    ["en 1", ["2", "28", "1910"], "1910-02-28"],
    ["en 1", ["12", "31", "1990"], "1990-12-31"],
    ["en 1", ["11", "20", "2026"], "2026-11-20"],
    ["en 1", ["11", "20", "1906"], "1906-11-20"],
  ],
  "a wrong part": [
    ["en 1", ["27", "3", "1990"], "date-month month"],
    ["en 1", ["0", "27", "1990"], "date-month month"],
    ["en 1", ["Ma", "27", "1990"], "date-month month"],
    ["en 1", ["spring", "27", "1990"], "date-month month"],
    ["en 1", ["3 April", "27", "1990"], "date-month month"],
    ["en 1", ["3 3", "27", "1990"], "date-month month"],
    ["en 1", ["3", "32", "1990"], "date-day day"],
    ["en 1", ["3", "0", "1990"], "date-day day"],
    ["en 1", ["3", "027", "1990"], "date-day day"],
    ["en 1", ["3", "Tuesday", "1990"], "date-day day"],
    ["en 1", ["3", "27/3/1990", "1990"], "date-day day"],
    ["en 1", ["3", "27", "90"], "date-year-short year"],
    ["en 1", ["3", "27", "’90"], "date-year-short year"],
    ["en 1", ["3", "27", "5"], "date-year-short year"],
    ["en 1", ["3", "27", "990"], "date-year-short year"],
    ["en 1", ["3", "27", "19900"], "date-year year"],
    ["en 1", ["3", "27", "199O"], "date-year year"],
    ["en 1", ["3", "27", "19.90"], "date-year year"],
    ["en 1", ["3", "27", "1990 36"], "date-year year"],
    ["en 1", ["3", "27", "2569"], "date-calendar year"],
    ["en 1", ["๓", "๒๗", "๒๕๓๓"], "date-calendar year"],
    ["en 1", ["3", "27", "1410"], "date-calendar year"],
    ["ar 971", ["27", "3", "1410هـ"], "date-calendar year"],
    ["ar 971", ["27", "3", "1990 هجري"], "date-calendar year"],
    ["ko 1", ["1990", "음력 3", "27"], "date-calendar month"],
    ["en 1", ["3", "27", "1448"], "date-calendar year"],
    ["en 1", ["1", "7", "1369"], "date-calendar year"],
    ["en 1", ["3", "27", "5750"], "date-calendar year"],
    ["en 1", ["2", "30", "1410"], "date-calendar year"],
    ["en 1", ["2", "29", "2023"], "date-not-real day, 2023-02-28"],
    ["en 1", ["2", "29", "1900"], "date-not-real day, 1900-02-28"],
    ["en 1", ["4", "31", "1990"], "date-not-real day, 1990-04-30"],
    ["en 1", ["6", "31", "2990"], "date-not-real day, 2990-06-30"],
    ["en 1", ["11", "21", "2026"], "date-future day"],
    ["en 1", ["12", "1", "2026"], "date-future month"],
    ["en 1", ["1", "1", "2027"], "date-future year"],
    ["en 1", ["11", "19", "1906"], "date-too-old year"],
    ["en 1", ["3", "27", "0090"], "date-too-old year"],
    ["en 1", ["3", "27", "0000"], "date-too-old year"],
  ],
  "several wrong parts": [
    ["en 44", ["31", "2", "85"], "date-not-real day year, 1985-02-28, date-year-short"],
    ["en 44", ["31", "4", "12"], "date-not-real day year, 2012-04-30, date-year-short"],
    ["en 44", ["29", "2", "00"], "date-year-short year"],
    ["en 44", ["27", "13", "85"], "date-month month year, date-year-short"],
    ["en 44", ["32", "13", "1985"], "date-day day month, date-month"],
    ["en 44", ["31/2/85"], "date-not-real day year, 1985-02-28, date-year-short"],
  ],
  "a whole date in one input": [
    ["en 1", ["3/27/1990"], "1990-03-27"],
    ["en 1", ["27/3/1990"], "1990-03-27"],
    ["en 1", ["3/4/1990"], "1990-03-04"],
    ["en 44", ["3/4/1990"], "1990-04-03"],
    ["es 34", ["3/4/1990"], "1990-04-03"],
    ["es 1", ["3/4/1990"], "1990-03-04"],
    ["ar 971", ["٣/٤/١٩٩٠"], "1990-04-03"],
    ["en 44", ["03041990"], "1990-04-03"],
    ["en 1", ["", "1990-03-27"], "1990-03-27"],
    ["en 1", [" ", "March 27, 1990", "\u200B"], "1990-03-27"],
    ["en 44", ["270390"], "date-year-short year"],
    ["en 1", ["3/27/90"], "date-year-short year"],
    ["en 1", ["March 27, 90"], "date-year-short year"],
    ["en 1", ["4/31/1990"], "date-not-real day, 1990-04-30"],
    ["en 1", ["April 31, 1990"], "date-not-real day, 1990-04-30"],
    ["en 44", ["27/13/1990"], "date-month month"],
    ["en 44", ["27 Marchember 1990"], "date-month month"],
    ["en 44", ["27/3/2990"], "date-future year"],
    ["en 44", ["27/3/19900"], "date-year year"],
    ["en 44", ["32/3/1990"], "date-day day"],
    ["en 1", ["1990-27-03"], "date-month month"],
    ["en 1", ["martes 27 de marzo de 1990"], "1990-03-27"],
    ["en 1", ["27 March/marzo 1990"], "1990-03-27"],
    ["en 1", ["12 03 March 1990"], "1990-03-12"],
    ["en 1", ["12 March April 1990"], "date-incomplete day year"],
    ["zh-Hant 1", ["1985年03月27日"], "1985-03-27"],
    ["ko 1", ["1985. 3. 27."], "1985-03-27"],
    ["ko 1", ["850327"], "date-year-short year"],
    ["vi 1", ["ngày 27 tháng 3 năm 1985"], "1985-03-27"],
    ["ru 1", ["27 марта 1985 г."], "1985-03-27"],
    ["ru 1", ["3 мая 1985"], "1985-05-03"],
    ["pt 1", ["27 de março de 1985"], "1985-03-27"],
    ["tl 1", ["ika-27 ng Marso, 1985"], "1985-03-27"],
    ["fr 1", ["1er août 1985"], "1985-08-01"],
    ["ht 1", ["3 me 1985"], "1985-05-03"],
    ["pt 1", ["27 de out. de 1985"], "1985-10-27"],
    ["vi 1", ["ngày 27 tháng ba năm 1990"], "1990-03-27"],
    ["vi 1", ["27 thang muoi mot nam 1990"], "1990-11-27"],
    ["vi 1", ["27 tháng năm năm 1990"], "1990-05-27"],
    ["vi 1", ["27 tháng năm 1990"], "1990-05-27"],
    ["zh 1", ["1990年三月27号"], "1990-03-27"],
    ["ko 1", ["양력 1990년 3월 27일"], "1990-03-27"],
    ["en 1", ["3/27/1990 (36 years)"], "1990-03-27"],
    ["en 1", ["27 de marzo de 1990, 36 años"], "1990-03-27"],
    ["en 1", ["3/27/1990 age 36"], "1990-03-27"],
    ["en 1", ["3/27/1990 10:30"], "1990-03-27"],
    ["en 1", ["March 27 (1990)"], "1990-03-27"],
    ["en 1", ["03/27/1990", "03/27/1990", "03/27/1990"], "1990-03-27"],
    ["en 44", ["3/4/1990", "3/4/1990"], "1990-04-03"],
    ["en 1", ["1990-03-27", "28", "1990"], "date-month month"],
    ["en 1", ["2/31/1990", "2/31/1990", "2/31/1990"], "date-not-real day, 1990-02-28"],
  ],
  "a date of another calendar": [
    ["ko 1", ["음력 1990년 3월 27일"], "date-calendar year"],
    ["ko 1", ["1990.3.27(음)"], "date-calendar year"],
    ["zh 1", ["农历1990年3月27日"], "date-calendar year"],
    ["zh-Hant 1", ["陰曆1990年3月27日"], "date-calendar year"],
    ["vi 1", ["27/3/1990 ÂM LỊCH"], "date-calendar month"],
    ["ar 971", ["27/3/1990 هـ"], "date-calendar day"],
    ["en 1", ["3/27/1990 (lunar)"], "date-calendar month"],
  ],
  "parts that are missing": [
    ["en 44", ["27/3", "", "1990"], "1990-03-27"],
    ["en 1", ["March", "27, 1990"], "1990-03-27"],
    ["en 44", ["27/3"], "date-incomplete year"],
    ["en 44", ["27 March"], "date-incomplete year"],
    ["en 1", ["March 1990"], "date-incomplete day"],
    ["en 1", ["1990"], "date-incomplete month day"],
    ["en 1", ["3", "27"], "date-incomplete year"],
    ["en 1", ["", "", "1990"], "date-incomplete month day"],
    ["ko 1", ["1985"], "date-incomplete month day"],
    ["en 1", ["13", "", "1990"], "date-incomplete day"],
    ["en 1", ["March twenty-seven 1990"], "date-incomplete day"],
    ["en 1", ["-", "/", "."], "null"],
    ["en 1", [], "null"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("in %s, %j: %s", (form, typed, expected) => {
    expect(answer(form, typed)).toBe(expected);
  });
});

test.each(LANGUAGE_CODES)("%s: a whole date as Intl writes it", (language) => {
  for (const dateStyle of ["medium", "long", "full"] as const) {
    const options = { dateStyle, calendar: "gregory", timeZone: "UTC" };
    const text = dateTimeFormat(language, options).format(Date.UTC(1985, 2, 27));
    expect(
      answer(`${language} 1`, [text]),
      `${text}: src/form/date/pasted-date.ts has the words between the parts of a date`,
    ).toBe("1985-03-27");
  }
});

test.each([
  ["a day far before another", ["3", `2${"-".repeat(100)}7`, "1990"], "date-day day"],
  ["a day, a megabyte of spaces, and more", ["3", `2${" ".repeat(1e6)}7`, "1990"], "date-day day"],
  ["a year, a megabyte, and more", ["3", "27", `1990${"\u200B".repeat(1e6)}8`], "date-year year"],
])("never accepts only the start of a text: %s", (_label, typed, expected) => {
  expect(answer("en 1", typed)).toBe(expected);
});

test("the maximum age is correct on a leap day", () => {
  const leapDay = { year: 2024, month: 2, day: 29 };
  expect(answer("en 1", ["3", "1", "1904"], leapDay)).toBe("1904-03-01");
  expect(answer("en 1", ["2", "28", "1904"], leapDay)).toBe("date-too-old year");
});

function pasted(text: string, callingCode: string | null): string | null {
  const parts = parsePastedDate(text, callingCode === null ? null : dateOrder("en", callingCode));
  return parts && `${parts.day} ${parts.month} ${parts.year}`;
}

test.each([
  "27/3/1990",
  "27. 3. 1990",
  "27–03–1990",
  "27 3 1990",
  "1990/3/27",
  "1990-03-27T00:00:00.000+02:00",
  "3/27/1990 12:00:00 AM",
  "19900327",
  "27031990",
  "03271990",
  "27MAR1990",
  "the 27th of March, 1990",
  "Mar. 27th, 1990",
  "March, 27 1990",
  "1990 March 27",
  "Tue, 27 Mar 1990 08:30:00 GMT",
  "Tue., 27 March 1990",
  "Born: 27/3/1990",
  "1990年3月27日",
  "２７／３／１９９０",
  "\u202A27/3/1990\u202C",
  "27 de marzo del 1990",
  "27/mar/1990",
  "27\u200F/3\u200F/1990",
  "27 آذار/مارس 1990",
  "27/3/1990م",
  "الثلاثاء، ٢٧ مارس ١٩٩٠",
  "27 March 1990 9:30 in the morning",
  "1990-03-27 9:30",
])("%j is pasted as March 27, 1990, in any order of the inputs", (text) => {
  expect([null, "1", "44"].map((code) => pasted(text, code))).toEqual(Array(3).fill("27 3 1990"));
});

// Without an order, other inputs have text, which only a date replaces that is real and unambiguous.
test.each([
  ["20011012", "12 10 2001", "12 10 2001", "12 10 2001"],
  ["5/5/1990", "5 5 1990", "5 5 1990", "5 5 1990"],
  ["12 Dec 2012", "12 12 2012", "12 12 2012", "12 12 2012"],
  ["90-03-27", null, "03 90 27", "90 03 27"],
  ["32/3/1990", null, "3 32 1990", "32 3 1990"],
  ["٤ كانون الثاني ١٩٩٠", "4 1 1990", "4 1 1990", "4 1 1990"],
  ["27/3/2990", "27 3 2990", "27 3 2990", "27 3 2990"],
  ["27/3/1445", "27 3 1445", "27 3 1445", "27 3 1445"],
  ["3/4/1990", null, "4 3 1990", "3 4 1990"],
  ["12 11 1990", null, "11 12 1990", "12 11 1990"],
  ["27/3/90", null, "27 3 90", "27 3 90"],
  ["27/3/19900", null, "27 3 19900", "27 3 19900"],
  ["31/4/1990", null, "31 4 1990", "31 4 1990"],
  ["31 April 1990", null, "31 4 1990", "31 4 1990"],
  ["27/13/1990", null, "13 27 1990", "27 13 1990"],
  ["1990-27-03", null, "03 27 1990", "03 27 1990"],
  ["270390", null, "27 03 90", "27 03 90"],
  ["13/0/1990", null, "0 13 1990", "13 0 1990"],
  ["27 Marchember 1990", null, "27 Marchember 1990", "27 Marchember 1990"],
])(
  "%j is pasted as %s, into an American form as %s, into a British one as %s",
  (text, ...parts) => {
    expect([null, "1", "44"].map((code) => pasted(text, code))).toEqual(parts);
  },
);

test.each([
  "27/3",
  "March 1990",
  "270319900",
  "27/3/1990 28/3/1990",
  "mar 27 abr 1990",
  "음력 1990년 3월 27일",
  "27 March April 1990",
  "202-555-0143",
  "+1 990 327 1990",
  "x20011012",
  "200110125",
  "1 2 3 4",
  "x271090",
  "27 March 123456",
  "Ada Quill",
  "",
  `My date of birth is 27/3/1990. ${"x".repeat(60)}`,
])("%j is not a whole date", (text) => {
  expect([null, "1"].map((code) => pasted(text, code))).toEqual([null, null]);
});
