import fc from "fast-check";
import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { FIELD_NAMES, type FieldName } from "../../src/contract/fields.ts";
import { numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { suggestEmail } from "../../src/form/email/suggest-email.ts";
import { INPUT_NAMES, mapInputs, questionOf } from "../../src/form/inputs.ts";
import { validation } from "../../src/form/validation/validate.ts";
import { machineSlowness, shortestCpuTime } from "../cpu-time.ts";
import {
  anyCallingCode,
  anyLocale,
  anyText,
  dayLike,
  emailLike,
  monthLike,
  phoneLike,
  yearLike,
} from "../form/any-text.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { fuzz, fuzzTimeout, hostileText } from "./fuzz.ts";

const MAX_MS = 50 * (await machineSlowness());

const MAX_LENGTH = 1_000_000;

const anyInput = fc.oneof(
  { weight: 3, arbitrary: hostileText(MAX_LENGTH) },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.oneof(emailLike, phoneLike, dayLike, monthLike, yearLike) },
);
const anyContext = fc.record({
  now: fc.constant(Date.UTC(2026, 10, 20)),
  locale: anyLocale,
  callingCode: anyCallingCode,
  numberingPlans: fc.constantFrom(undefined, numberingPlans),
});

test(
  "an accepted answer matches the contract, and no answer takes 50 ms",
  async () => {
    let accepted = 0;
    const property = fc.asyncProperty(
      fc.constantFrom(...INPUT_NAMES),
      anyInput,
      anyContext,
      async (name, input, context) => {
        const text = String(input);
        const values = {
          ...mapInputs(() => ""),
          month: "3",
          day: "27",
          year: "1985",
          [name]: text,
        };
        const field: { name: FieldName; required: boolean } = {
          name: FIELD_NAMES.find((field) => field === questionOf(name)) ?? "dob",
          required: true,
        };
        const { result, ms } = await shortestCpuTime(
          () => validation.validateField(field, values, context),
          MAX_MS,
        );
        expect(ms).toBeLessThan(MAX_MS);
        if (!("value" in result) || result.value === null) return;
        accepted += 1;
        const request = bookingRequest({ patient: { [field.name]: result.value } });
        expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      },
    );
    await fc.assert(property, fuzz(3000));
    expect(accepted).toBeGreaterThan(100);
  },
  fuzzTimeout(60),
);

const HINTS: Record<string, (text: string, locale: string) => unknown> = {
  "an email suggestion": (text) => suggestEmail(text),
  "a pasted date": (text, locale) => validation.parsePastedDate(text, dateOrder(locale, null)),
  "the remaining characters": (text) => validation.remainingCharacters("additionalDetails", text),
};

test.each(Object.keys(HINTS))(
  "%s takes less than 50 ms for any text",
  async (name) => {
    const property = fc.asyncProperty(anyInput, anyLocale, async (input, locale) => {
      const { ms } = await shortestCpuTime(() => HINTS[name]?.(String(input), locale), MAX_MS);
      expect(ms).toBeLessThan(MAX_MS);
    });
    await fc.assert(property, fuzz(700));
  },
  fuzzTimeout(60),
);
