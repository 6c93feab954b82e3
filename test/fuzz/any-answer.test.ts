/** @module-tag all */
import fc from "fast-check";
import { expect, test } from "vitest";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { FIELD_NAMES } from "../../src/contract/questions.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { parsePastedDate } from "../../src/form/date/pasted-date.ts";
import { type FormValues, mapInputs } from "../../src/form/inputs.ts";
import { suggestEmail } from "../../src/form/text/email.ts";
import { charactersLeft, validateQuestion } from "../../src/form/validation/validate.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { phoneTools } from "../form/phone/all-countries.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { fuzz, hostileText } from "./fuzz.ts";

const FRAGMENTS = [
  ..."019 .-+()/#@,:;<>'\"&%$\\x\t\n\r\0",
  ..."\u00A0\u00AD\u200B\u200D\u200F\u2028\u202E\uFEFF\u3164\u0301\u0344\uD83Dßİ가٣７＋＠。年",
  ..."(0) 00 011 +1 +44 tel: mailto: ext.12 ada quill.example gmial.con 27 1990 March".split(" "),
  "202 555 0143",
  "020 7946 0958",
  "29 2 2000",
  "كانون الثاني",
  "👨‍👩‍👧‍👦",
  "__proto__",
];
const fragments = fc
  .array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })
  .map((parts) => parts.join(""));
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });

const anyText = fc.oneof(
  { weight: 4, arbitrary: fragments },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: hostileText(1_000_000).map(String) },
);
const phoneLike = fc
  .tuple(fc.constantFrom("", "+", "00", "011", "+1", "0", "(0)"), digits(4, 16))
  .map((parts) => parts.join(""));
const emailLike = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fragments, fc.constantFrom("@", "＠", "@ "), fc.domain()).map((parts) => parts.join("")),
);
const numberUpTo = (max: number) => fc.integer({ min: 0, max }).map(String);

const anyValues: fc.Arbitrary<FormValues> = fc.record({
  ...mapInputs(() => anyText),
  email: fc.oneof(anyText, emailLike),
  phone: fc.oneof(anyText, phoneLike),
  day: fc.oneof(anyText, numberUpTo(33)),
  month: fc.oneof(anyText, numberUpTo(13), fc.constantFrom("march", "abril", "Sept.", "دجنبر")),
  year: fc.oneof(anyText, numberUpTo(2040)),
});
const anyContext = fc.record({
  now: fc.constant(Date.UTC(2026, 10, 20)),
  locale: fc.constantFrom(...LANGUAGE_CODES),
  callingCode: fc.constantFrom("1", "7", "34", "36", "39", "44", "49", "52", "55", "61", null),
  phoneTools: fc.constantFrom(undefined, phoneTools),
});

test("an accepted answer matches the contract", () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyValues, anyContext, (values, context) => {
      for (const name of FIELD_NAMES) {
        const field = { name, required: true };
        const result = validateQuestion(field, values, context);
        if ("error" in result || result.value === null) continue;
        accepted += 1;
        const { value } = result;
        const sent = typeof value === "object" && "e164" in value ? value.e164 : value;
        const request = bookingRequest({ patient: { [name]: sent } });
        expect(BookingRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      }
    }),
    fuzz(1000),
  );
  expect(accepted).toBeGreaterThan(1000);
});

test("no text makes a hint throw, and a suggestion has no further suggestion", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, emailLike),
      fc.constantFrom(...LANGUAGE_CODES),
      (text, locale) => {
        expect(charactersLeft("insurance", text)).toSatisfy(Number.isInteger);
        parsePastedDate(text, dateOrder(locale, null));
        const parts = parsePastedDate(text, null);
        if (parts) expect(`${parts.day} ${parts.month} ${parts.year}`).toMatch(/^\d+ \d+ \d{4}$/);
        const suggestion = suggestEmail(text);
        if (suggestion !== null) expect(suggestEmail(suggestion)).toBeNull();
      },
    ),
    fuzz(1000),
  );
});

test("every day of the last 120 years is valid in every spelling", () => {
  const min = new Date("1906-11-20T12:00Z");
  const anyDay = fc.date({ min, max: new Date("2026-11-20T12:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, anyContext, (date, context) => {
      const value = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = value.split("-");
      for (const style of ["numeric", "long", "short"] as const) {
        const format = new Intl.DateTimeFormat(context.locale, { month: style, timeZone: "UTC" });
        const values = { ...mapInputs(() => ""), day, month: format.format(date), year };
        const field = { name: "dob", required: true } as const;
        expect(validateQuestion(field, values, context)).toEqual({ value });
      }
      const parts = { day: String(Number(day)), month: String(Number(month)), year };
      expect(parsePastedDate(value, null)).toEqual(parts);
    }),
    fuzz(200),
  );
});
