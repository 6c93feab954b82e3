import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { FIELD_NAMES, FIELDS } from "../../src/contract/fields.ts";
import { formatPhone, numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { bookingRequest } from "../../src/form/booking-request.ts";
import { validateBirthDate } from "../../src/form/date/birth-date.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { validateEmail } from "../../src/form/email/email.ts";
import { suggestEmail } from "../../src/form/email/suggest-email.ts";
import type { FieldResult } from "../../src/form/errors.ts";
import { type FormValues, mapInputs } from "../../src/form/inputs.ts";
import { validatePhone } from "../../src/form/phone/phone.ts";
import { validateLine, validateText } from "../../src/form/text/limited-text.ts";
import { validation } from "../../src/form/validation/validate.ts";
import { recordOf } from "../example-record.ts";
import { SEED } from "../fuzz/fuzz.ts";
import {
  anyCallingCode,
  anyLocale,
  anyText,
  dayLike,
  emailLike,
  monthLike,
  phoneLike,
  yearLike,
} from "./any-text.ts";

const record = recordOf("every-field");

const today = { year: 2026, month: 11, day: 20 };
const anyPlans = fc.constantFrom(undefined, numberingPlans);
const anyInput = fc.oneof(anyText, emailLike, phoneLike);
const dateLike = fc.record({ day: dayLike, month: monthLike, year: yearLike });
const anyDate = fc.oneof(
  dateLike,
  fc.record({ day: anyText, month: anyText, year: anyText }),
  fc.record({ day: anyText, month: fc.constant(""), year: fc.constant("") }),
);

const anyValues: fc.Arbitrary<FormValues> = fc
  .tuple(
    fc.record({
      ...mapInputs(() => anyText),
      email: fc.oneof(anyText, emailLike),
      phone: fc.oneof(anyText, phoneLike),
    }),
    anyDate,
  )
  .map(([texts, date]) => ({ ...texts, ...date }));
const anyContext = fc.record({
  now: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.getTime()),
  locale: anyLocale,
  callingCode: anyCallingCode,
  numberingPlans: anyPlans,
});

test("valid answers make a request that matches the contract", () => {
  fc.assert(
    fc.property(anyValues, anyContext, fc.boolean(), (values, context, required) => {
      const fields = FIELD_NAMES.map((name) => ({ name, required }));
      const { patient, errors } = validation.validateFields(fields, values, context);
      const request = bookingRequest(
        "11111111-2222-3333-4444-555555555555",
        context.now,
        { patient, screener: null, appointment_type: null, provider: null },
        { record, locale: context.locale, source: { page: "", campaign: {} } },
      );
      expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      for (const name of FIELD_NAMES) {
        if (required) expect(name in patient).toBe(!(name in errors));
        else expect(name in patient && name in errors).toBe(false);
      }
    }),
    { numRuns: 400, ...SEED },
  );
});

describe("a valid answer stays the same when it is validated again:", () => {
  /** `again` validates the result of the first validation; the two differ for dates only. */
  interface Case<Input> {
    input: Input;
    validate: (input: Input) => FieldResult;
    again: (value: string) => FieldResult;
  }

  function expectStable<Input>(cases: fc.Arbitrary<Case<Input>>, numRuns: number) {
    let validCount = 0;
    fc.assert(
      fc.property(cases, ({ input, validate, again }) => {
        const result = validate(input);
        if ("error" in result || result.value === null) return;
        validCount += 1;
        expect(again(result.value)).toEqual(result);
      }),
      { numRuns, ...SEED },
    );
    // Without enough valid inputs, the property above has not tested anything.
    expect(validCount).toBeGreaterThan(numRuns / 20);
  }
  const sameValidator = (input: string, validate: (input: string) => FieldResult) => ({
    input,
    validate,
    again: validate,
  });

  test.each(["firstName", "lastName", "insurance"] as const)("%s", (name) => {
    const validate = (input: string) => validateLine(input, FIELDS[name].maxLength);
    expectStable(
      anyText.map((input) => sameValidator(input, validate)),
      100,
    );
  });

  test("additionalDetails", () => {
    const validate = (input: string) => validateText(input, FIELDS.additionalDetails.maxLength);
    expectStable(
      anyText.map((input) => sameValidator(input, validate)),
      100,
    );
  });

  test("email", () => {
    const validate = (input: string) => validateEmail(input, FIELDS.email.maxLength);
    expectStable(
      fc.oneof(emailLike, anyInput).map((input) => sameValidator(input, validate)),
      500,
    );
  });

  test("phone, in any country", () => {
    const cases = fc
      .tuple(fc.oneof(phoneLike, anyInput), anyCallingCode, anyPlans)
      .map(([input, homeCode, plans]) => ({
        input,
        validate: (text: string) => validatePhone(text, homeCode, plans),
        again(value: string) {
          const isKnown = (e164: string | null) => {
            const parsed = plans?.(e164 ?? "", homeCode);
            return Boolean(parsed && "e164" in parsed && parsed.isValid);
          };
          const text = plans ? formatPhone(value, null) : value;
          const result = validatePhone(text, homeCode, plans);
          // Any other number may be meant as a national one, with a plus by mistake.
          const isCorrected = "value" in result && !isKnown(value) && isKnown(result.value);
          return isCorrected ? { value } : result;
        },
      }));
    expectStable(cases, 2000);
  });

  test.each([
    ["in three parts", ([year = "", month = "", day = ""]: string[]) => ({ day, month, year })],
    ["in one part", (parts: string[]) => ({ day: parts.join("-"), month: "", year: "" })],
  ])("dob, %s", (_label, toInput) => {
    const cases = fc.tuple(fc.oneof(dateLike, anyDate), anyLocale).map(([input, locale]) => {
      const validate = (parts: typeof input) =>
        validateBirthDate(parts, { today, order: dateOrder(locale, "1") });
      return { input, validate, again: (value: string) => validate(toInput(value.split("-"))) };
    });
    expectStable(cases, 200);
  });
});

describe("no input makes a function throw:", () => {
  test("each validator returns a value that is not empty, or null, or an error", () => {
    const isResult = (result: FieldResult) => "error" in result || result.value !== "";
    fc.assert(
      fc.property(anyInput, anyCallingCode, anyLocale, anyPlans, (input, code, locale, plans) => {
        expect(validateLine(input, 100)).toSatisfy(isResult);
        expect(validateText(input, 1000)).toSatisfy(isResult);
        expect(validateEmail(input, 254)).toSatisfy(isResult);
        expect(validatePhone(input, code, plans)).toSatisfy(isResult);
        const parts = { day: input, month: input, year: input };
        expect(validateBirthDate(parts, { today, order: dateOrder(locale, "1") })).toSatisfy(
          isResult,
        );
      }),
      { numRuns: 400, ...SEED },
    );
  });

  test("remainingCharacters, parsePastedDate and suggestEmail", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(validation.remainingCharacters("insurance", input)).toSatisfy(Number.isInteger);
        const parts = validation.parsePastedDate(input, null);
        if (parts) expect(`${parts.day} ${parts.month} ${parts.year}`).toMatch(/^\d+ \d+ \d{4}$/);
        const suggestion = suggestEmail(input);
        if (suggestion !== null) expect(suggestEmail(suggestion)).toBeNull();
      }),
      { numRuns: 400, ...SEED },
    );
  });
});

test("every day of the last 120 years is valid in every spelling", () => {
  const anyDay = fc.date({
    min: new Date("1906-11-20T12:00Z"),
    max: new Date("2026-11-20T12:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyDay, anyLocale, (date, locale) => {
      const value = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = value.split("-");
      const name = (style: "long" | "short") =>
        new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(date);
      for (const input of [month, String(Number(month)), name("long"), name("short")]) {
        expect(
          validateBirthDate({ day, month: input, year }, { today, order: dateOrder(locale, "1") }),
        ).toEqual({
          value,
        });
      }
      const parts = { day: String(Number(day)), month: String(Number(month)), year };
      expect(validation.parsePastedDate(value, null)).toEqual(parts);
      expect(validation.parsePastedDate(`${day} ${name("long")} ${year}`, null)).toEqual(parts);
      expect(validation.parsePastedDate(`${name("short")} ${day}, ${year}`, null)).toEqual(parts);
    }),
    SEED,
  );
});
