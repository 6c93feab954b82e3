import { expect, test } from "vitest";
import { dateExample, dateOrder } from "../../src/form/date-order.ts";

test.each([
  ["en", "1", "month day year"],
  ["en", null, "month day year"],
  ["en-US", "44", "month day year"],
  ["en", "44", "day month year"],
  ["en", "353", "day month year"],
  ["en", "61", "day month year"],
  ["en-GB", "1", "day month year"],
  ["en-AU", null, "day month year"],
  ["es", "1", "day month year"],
  ["es", "34", "day month year"],
  ["es", null, "day month year"],
  ["es-MX", "52", "day month year"],
  ["ar", "1", "day month year"],
  ["ar", "966", "day month year"],
  ["ar-SA", "966", "day month year"],
  ["th", "66", "day month year"],
  ["fa", "98", "year month day"],
  ["ja", "81", "year month day"],
  ["en-u-nu-arab", "1", "month day year"],
])("in %s, for a practice with the calling code %s: %s", (locale, country, order) => {
  expect(dateOrder(locale, country).join(" ")).toBe(order);
});

test("the example is a date of one reading, in the same order", () => {
  expect(dateExample(dateOrder("en", "1"))).toBe("3 27 1985");
  expect(dateExample(dateOrder("es", "34"))).toBe("27 3 1985");
});

test("an order is worked out once, since a form is drawn anew at every key", () => {
  expect(dateOrder("es", "34")).toBe(dateOrder("es", "34"));
});
