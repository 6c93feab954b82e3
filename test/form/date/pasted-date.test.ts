import { expect, test } from "vitest";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import { parsePastedDate } from "../../../src/form/date/pasted-date.ts";

const march27 = { day: "27", month: "3", year: "1990" };

test.each([
  "27/3/1990",
  "27/03/1990",
  "3/27/1990",
  "03/27/1990",
  "27.3.1990",
  "27. 3. 1990",
  "27-3-1990",
  "27–03–1990",
  "27 3 1990",
  "27, 3, 1990",
  " 27/3/1990\n",
  "27/3/1990.",
  "1990-03-27",
  "1990/3/27",
  "1990.03.27",
  "1990-03-27T00:00:00Z",
  "1990-03-27T00:00:00.000+02:00",
  "1990-03-27 00:00:00",
  "3/27/1990 12:00:00 AM",
  "19900327",
  "27031990",
  "03271990",
  "27 March 1990",
  "27 march 1990",
  "27 Mar 1990",
  "27-Mar-1990",
  "27MAR1990",
  "27th March 1990",
  "the 27th of March, 1990",
  "March 27, 1990",
  "Mar. 27th, 1990",
  "March, 27 1990",
  "1990 March 27",
  "Tuesday, 27 March 1990",
  "Tue, 27 Mar 1990 08:30:00 GMT",
  "Born: 27/3/1990",
  "1990年3月27日",
  "２７／３／１９９０",
  "\u202A27/3/1990\u202C",
  "27\u00A0March\u00A01990",
  "27 de marzo de 1990",
  "27 de marzo del 1990",
  "27 mar 1990",
  "27 mar. 1990",
  "martes, 27 de marzo de 1990",
  "27/mar/1990",
  "٢٧/٣/١٩٩٠",
  "27\u200F/3\u200F/1990",
  "٢٧ مارس ١٩٩٠",
  "٢٧ آذار ١٩٩٠",
  "27 آذار/مارس 1990",
  "27/3/1990م",
  "الثلاثاء، ٢٧ مارس ١٩٩٠",
])("splits %j", (pasted) => {
  expect(parsePastedDate(pasted, null)).toEqual(march27);
});

test.each([
  ["5/5/1990", { day: "5", month: "5", year: "1990" }],
  ["29/2/2000", { day: "29", month: "2", year: "2000" }],
  ["12 Dec 2012", { day: "12", month: "12", year: "2012" }],
  ["20011012", { day: "12", month: "10", year: "2001" }],
  ["٤ كانون الثاني ١٩٩٠", { day: "4", month: "1", year: "1990" }],
  ["4 تشرين الأول 1990", { day: "4", month: "10", year: "1990" }],
  ["27/3/2990", { day: "27", month: "3", year: "2990" }],
  ["27/3/1445", { day: "27", month: "3", year: "1445" }],
])("splits %j into %j", (pasted, parts) => {
  expect(parsePastedDate(pasted, null)).toEqual(parts);
});

test.each([
  ["an ambiguous date", "3/4/1990"],
  ["an ambiguous date without separators", "03041990"],
  ["an ambiguous date with spaces", "12 11 1990"],
  ["a two-digit year", "27/3/90"],
  ["a leading two-digit year", "90-03-27"],
  ["a five-digit year", "27/3/19900"],
  ["the year 0000", "27/3/0000"],
  ["only a day and a month", "27/3"],
  ["only a month and a year", "March 1990"],
  ["only a year", "1990"],
  ["only a day", "27"],
  ["an impossible day", "31/4/1990"],
  ["an impossible day with a month name", "31 April 1990"],
  ["February 29 in a common year", "29/2/2023"],
  ["month 13", "27/13/1990"],
  ["the order year, day, month", "1990-27-03"],
  ["six digits", "270390"],
  ["nine digits", "270319900"],
  ["two dates", "27/3/1990 28/3/1990"],
  ["a Spanish weekday that looks like a month (mar)", "mar 27 abr 1990"],
  ["two months", "27 March April 1990"],
  ["a word that is not a month", "27 Marchember 1990"],
  ["a month name in another language", "27 heinäkuu 1990"],
  ["a phone number", "202-555-0143"],
  ["a phone number that contains a year", "+1 990 327 1990"],
  ["a name", "Ada Quill"],
  ["an empty string", ""],
  ["spaces", "   "],
  ["a long text that contains a date", `My date of birth is 27/3/1990. ${"x".repeat(60)}`],
  ["10,000 digits", "1".repeat(10_000)],
])("without an order, returns null for %s: %j", (_label, pasted) => {
  expect(parsePastedDate(pasted, null)).toBeNull();
});

const usOrder = dateOrder("en", "1");
const britishOrder = dateOrder("en", "44");

test.each([
  ["an ambiguous date", "3/4/1990", usOrder, "4 3 1990"],
  ["an ambiguous date", "3/4/1990", britishOrder, "3 4 1990"],
  ["an ambiguous date without separators", "03041990", britishOrder, "3 4 1990"],
  ["a two-digit year", "3/27/90", usOrder, "27 3 90"],
  ["a two-digit year and an impossible day", "31/2/85", britishOrder, "31 2 85"],
  ["a two-digit year after a month name", "27 March 90", usOrder, "27 3 90"],
  ["six digits", "270390", britishOrder, "27 03 90"],
  ["a five-digit year", "27/3/19900", usOrder, "27 3 19900"],
  ["an impossible day", "31/4/1990", usOrder, "31 4 1990"],
  ["an impossible day, month first", "4/31/1990", britishOrder, "31 4 1990"],
  ["an impossible day with a month name", "31 de abril de 1990", usOrder, "31 4 1990"],
  ["month 13", "13/13/1990", usOrder, "13 13 1990"],
  ["a misspelled month", "27 Marchember 1990", usOrder, "27 Marchember 1990"],
  ["the order year, day, month", "1990-27-03", usOrder, "03 27 1990"],
  ["a weekday without a comma", "martes 27 de marzo de 1990", usOrder, "27 3 1990"],
])("with an order, splits %s: %j", (_label, pasted, order, expected) => {
  const { day, month, year } = parsePastedDate(pasted, order) ?? {};
  expect(`${day} ${month} ${year}`).toBe(expected);
});

test.each([
  "27/3",
  "March 1990",
  "1990",
  "27",
  "27/3/1990 28/3/1990",
  "27 March April 1990",
  "202-555-0143",
  "+1 990 327 1990",
  "Ada Quill",
  "",
  "yesterday",
  "1 2 3 4",
  "27 March",
  "x20011012",
  "200110125",
  "x271090",
  "27 March 123456",
])("with an order, returns null for %j, which is not a whole date", (pasted) => {
  expect(parsePastedDate(pasted, usOrder)).toBeNull();
});

test.each([
  "Tuesday, March 27, 1990",
  "Tue., 27 March 1990",
  "Tue، 27 March 1990",
  "March, 27 1990",
  "1990-03-27 9:30",
  "27 March 1990 09:30 in the morning",
])("%j is the 27th of March 1990 in any order of the inputs", (text) => {
  for (const callingCode of ["1", "44"]) {
    expect(parsePastedDate(text, dateOrder("en", callingCode))).toEqual(march27);
  }
  expect(parsePastedDate(text, null)).toEqual(march27);
});

test.each([
  ["13/0/1990", { month: "13", day: "0", year: "1990" }],
  ["32/3/1990", { month: "32", day: "3", year: "1990" }],
  ["31/2/1990", { day: "31", month: "2", year: "1990" }],
])("%s, which no order makes a real date, is read as %j", (text, parts) => {
  expect(parsePastedDate(text, dateOrder("en", "1"))).toEqual(parts);
  expect(parsePastedDate(text, null)).toBeNull();
});
