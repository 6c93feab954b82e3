import { expect, test } from "vitest";
import { dateExample, dateOrder } from "../../../src/form/date/date-order.ts";
import { LANGUAGES } from "../../../src/messages/languages.ts";

const written = (locale: string) =>
  new Intl.DateTimeFormat(locale, { calendar: "gregory", dateStyle: "short" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== "literal")
    .join(" ");

test.each(Object.keys(LANGUAGES))("in %s the order is the one of its calendars", (language) => {
  expect(dateOrder(language, null).join(" ")).toBe(written(language));
});

test.each([
  ["en", "1", "month day year"],
  ["en", null, "month day year"],
  ["en", "44", "day month year"],
  ["en", "353", "day month year"],
  ["en", "61", "day month year"],
  ["es", "1", "day month year"],
  ["es", "34", "day month year"],
  ["es", null, "day month year"],
  ["ar", "1", "day month year"],
  ["ar", "966", "day month year"],
])("in %s, for a practice with the calling code %s: %s", (language, country, order) => {
  expect(dateOrder(language, country).join(" ")).toBe(order);
});

test("the example is a date of one reading, in the same order", () => {
  expect(dateExample(dateOrder("en", "1"))).toBe("3 27 1985");
  expect(dateExample(dateOrder("es", "34"))).toBe("27 3 1985");
});
