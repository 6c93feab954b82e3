import { expect, test } from "vitest";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import { intlLocale } from "../../../src/form/date/haitian-creole.ts";
import { LANGUAGE_CODES } from "../../../src/messages/languages.ts";

const intlOrder = (locale: string) =>
  new Intl.DateTimeFormat(intlLocale(locale), { calendar: "gregory", dateStyle: "short" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== "literal")
    .join(" ");

test.each(LANGUAGE_CODES)("%s has the order of Intl", (language) => {
  expect(dateOrder(language, null).join(" ")).toBe(intlOrder(language));
});

test.each([
  ["en", "1", "month day year"],
  ["en", "44", "day month year"],
  ["es", "1", "month day year"],
  ["es", "34", "day month year"],
  ["fr", "1", "day month year"],
  ["zh", "1", "year month day"],
  ["tl", "44", "month day year"],
])("%s, calling code %s: %s", (language, callingCode, order) => {
  expect(dateOrder(language, callingCode).join(" ")).toBe(order);
});
