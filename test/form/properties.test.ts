import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import { numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { bookingRequest } from "../../src/form/booking-request.ts";
import { checkBirthDate } from "../../src/form/date/birth-date.ts";
import { checkEmail } from "../../src/form/email/email.ts";
import type { Checked } from "../../src/form/errors.ts";
import { checkPhone } from "../../src/form/phone/phone.ts";
import { checkLine, checkParagraphs } from "../../src/form/text/limited-text.ts";
import type { Typed } from "../../src/form/validate.ts";
import { checking } from "../../src/form/validation.ts";
import {
  almostDay,
  almostEmail,
  almostMonth,
  almostPhone,
  almostYear,
  anyCountry,
  anyLocale,
  anyText,
} from "./any-text.ts";

const record = exampleBySlug("every-field")?.record;
if (!record) throw new Error("There is no example with every field.");

const today = { year: 2026, month: 11, day: 20 };
const plans = fc.constantFrom(undefined, numberingPlans);
const text = fc.oneof(anyText, almostEmail, almostPhone);
const dob = fc.oneof(
  fc.record({ day: anyText, month: anyText, year: anyText }),
  fc.record({ day: almostDay, month: almostMonth, year: almostYear }),
  fc.record({ day: anyText, month: fc.constant(""), year: fc.constant("") }),
);

const form: fc.Arbitrary<Typed> = fc.record({
  firstName: anyText,
  lastName: anyText,
  email: fc.oneof(anyText, almostEmail),
  phone: fc.oneof(anyText, almostPhone),
  dob,
  insurance: anyText,
  additionalDetails: anyText,
});
const circumstances = fc.record({
  now: fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
  locale: anyLocale,
  practicePhone: fc.oneof(fc.constantFrom("+12025550143", "+442079460958", ""), anyText),
  plans,
});

const isAnswer = (checked: Checked) =>
  "fault" in checked
    ? checked.fault.code.length > 0
    : checked.value === null || checked.value.length > 0;

/** That an accepted value, checked again, is the same value. */
const settled = (check: (typed: string) => Checked, typed: string) => {
  const first = check(typed);
  if ("fault" in first || first.value === null) return;
  expect(check(first.value)).toEqual(first);
};

test("whatever is typed, what is taken is a request by the contract", () => {
  fc.assert(
    fc.property(form, circumstances, fc.boolean(), (typed, { now, ...rest }, required) => {
      const fields = FIELD_NAMES.map((name) => ({ name, required }));
      const { patient, faults } = checking.answers(fields, typed, { ...rest, now: now.getTime() });
      const request = bookingRequest(
        "11111111-2222-3333-4444-555555555555",
        now.getTime(),
        { patient, screener: null, appointment_type: null, provider: null },
        { record, locale: rest.locale, source: { page: "", campaign: {} } },
      );
      expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      for (const name of FIELD_NAMES) {
        if (required) expect(name in patient).toBe(!(name in faults));
        else expect(name in patient && name in faults).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});

describe("what was taken is taken again as it is:", () => {
  test("names and insurance", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        for (const field of ["firstName", "lastName", "insurance"] as const) {
          settled((typed) => checkLine(typed, field), typed);
        }
      }),
    );
  });

  test("details", () => {
    fc.assert(
      fc.property(anyText, (typed) =>
        settled((typed) => checkParagraphs(typed, "additionalDetails"), typed),
      ),
    );
  });

  test("email addresses", () => {
    fc.assert(
      fc.property(text, (typed) => settled(checkEmail, typed)),
      { numRuns: 500 },
    );
  });

  test("phone numbers, whatever the practice's country", () => {
    fc.assert(
      fc.property(fc.oneof(almostPhone, text), anyCountry, plans, (typed, country, known) =>
        settled((typed) => checkPhone(typed, country, known), typed),
      ),
      { numRuns: 2000 },
    );
  });

  test("dates of birth", () => {
    fc.assert(
      fc.property(dob, anyLocale, (typed, locale) => {
        const first = checkBirthDate(typed, { today, locale });
        if ("fault" in first || first.value === null) return;
        const [year = "", month = "", day = ""] = first.value.split("-");
        expect(checkBirthDate({ day, month, year }, { today, locale })).toEqual(first);
        expect(
          checkBirthDate({ day: first.value, month: "", year: "" }, { today, locale }),
        ).toEqual(first);
      }),
    );
  });
});

describe("no text makes a check throw:", () => {
  test("each has an answer or a fault for it", () => {
    fc.assert(
      fc.property(text, anyCountry, anyLocale, plans, (typed, country, locale, known) => {
        expect(isAnswer(checkLine(typed, "firstName"))).toBe(true);
        expect(isAnswer(checkParagraphs(typed, "additionalDetails"))).toBe(true);
        expect(isAnswer(checkEmail(typed))).toBe(true);
        expect(isAnswer(checkPhone(typed, country, known))).toBe(true);
        const parts = { day: typed, month: typed, year: typed };
        expect(isAnswer(checkBirthDate(parts, { today, locale }))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("nor a suggestion, a counter or a date to be spread", () => {
    fc.assert(
      fc.property(text, anyLocale, (typed, locale) => {
        expect(Number.isInteger(checking.remaining("insurance", typed))).toBe(true);
        const parts = checking.wholeDate(typed, locale);
        if (parts) expect(`${parts.day} ${parts.month} ${parts.year}`).toMatch(/^\d+ \d+ \d{4}$/);
        const meant = checking.emailSuggestion(typed);
        if (meant !== null) expect(checking.emailSuggestion(meant)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });
});

test("every day of the last 130 years is read in every way to write it", () => {
  const day = fc.date({
    min: new Date("1896-11-20T12:00Z"),
    max: new Date("2026-11-20T12:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, anyLocale, (date, locale) => {
      const value = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = value.split("-");
      const name = (style: "long" | "short") =>
        new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(date);
      for (const typed of [month, String(Number(month)), name("long"), name("short")]) {
        expect(checkBirthDate({ day, month: typed, year }, { today, locale })).toEqual({ value });
      }
      const spread = { day: String(Number(day)), month: String(Number(month)), year };
      expect(checking.wholeDate(value, locale)).toEqual(spread);
      expect(checking.wholeDate(`${day} ${name("long")} ${year}`, locale)).toEqual(spread);
      expect(checking.wholeDate(`${name("short")} ${day}, ${year}`, locale)).toEqual(spread);
    }),
  );
});
