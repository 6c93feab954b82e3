import { expect, test } from "vitest";
import { numberingPlans } from "../../../src/embed/chunks/phone/phone.ts";
import { checkPhone } from "../../../src/form/phone/phone.ts";
import { phoneExample } from "../../../src/form/phone/phone-example.ts";

const countries = ["1", "33", "44", "46", "49", "61", "353"];

test.each([...countries, "34", "52", "966", null])(
  "the example for %j is a right answer",
  (code) => {
    for (const plans of [numberingPlans, undefined]) {
      expect(checkPhone(phoneExample(code), code, plans)).toHaveProperty("value");
    }
  },
);

test.each(countries)("the example for %s is a number of that country", (code) => {
  expect(checkPhone(phoneExample(code), code)).toMatchObject({
    value: expect.stringMatching(new RegExp(`^\\+${code}`)),
  });
});

test("other countries, and none, have an example with a calling code", () => {
  expect(phoneExample("34")).toMatch(/^\+/);
  expect(phoneExample(null)).toMatch(/^\+/);
});
