import { describe, expect, test } from "vitest";
import { dateOrder } from "../../../src/form/date/date-order.ts";
import { mapInputs } from "../../../src/form/inputs.ts";
import { validation } from "../../../src/form/validation/validate.ts";
import { fieldErrorMessage } from "../../../src/messages/field-error.ts";
import type { LanguageCode } from "../../../src/messages/languages.ts";
import { languages } from "../../messages/sentences.ts";

const NOW = Date.UTC(2026, 10, 20);

interface Form {
  locale: LanguageCode;
  callingCode: string;
}

const US: Form = { locale: "en", callingCode: "1" };
const GB: Form = { locale: "en", callingCode: "44" };
const ES: Form = { locale: "es", callingCode: "1" };
const AR: Form = { locale: "ar", callingCode: "971" };

/** The stored date, or the sentence about the error. */
function answer(form: Form, [first, second = "", third = ""]: readonly string[]): string {
  const order = dateOrder(form.locale, form.callingCode);
  const texts = Object.fromEntries(
    [first, second, third].map((text, index) => [order[index], text ?? ""]),
  );
  const values = { ...mapInputs(() => ""), ...texts };
  const field = { name: "dob", required: true } as const;
  const result = validation.validateField(field, values, { now: NOW, ...form });
  return "value" in result
    ? String(result.value)
    : fieldErrorMessage(languages[form.locale], "dob", result.error, "");
}

const incomplete = "Date of birth must include a";
const shortYear = "Enter all 4 digits of the year, like 1980 instead of 80";
const noMonth = "Enter the month as a number from 1 to 12, or by name";

/** The texts of the three inputs, in the order of the form. */
type Row = [form: Form, typed: readonly string[], expected: string];

const GROUPS: Record<string, Row[]> = {
  "three parts": [
    [US, ["3", "27", "1990"], "1990-03-27"],
    [GB, ["27", "3", "1990"], "1990-03-27"],
    [US, ["March", "27th", "1990"], "1990-03-27"],
    [US, ["marzo", "27", "1990"], "1990-03-27"],
    [US, ["آذار", "27", "1990"], "1990-03-27"],
    [ES, ["27", "march", "1990"], "1990-03-27"],
    [ES, ["27", "Sept.", "1990"], "1990-09-27"],
    [ES, ["1º", "ene", "1990"], "1990-01-01"],
    [ES, ["27", "مارس", "1990"], "1990-03-27"],
    [AR, ["٢٧", "مارس", "١٩٩٠م"], "1990-03-27"],
    [AR, ["27", "marzo", "1990"], "1990-03-27"],
    [AR, ["27", "July", "1990"], "1990-07-27"],
    [US, ["Febuary", "27", "1990"], "1990-02-27"],
    [US, ["2", "29", "2000"], "2000-02-29"],
    [US, ["11", "20", "2026"], "2026-11-20"],
    [US, ["3", "27", "90"], shortYear],
    [US, ["3", "27", "19900"], "Enter the year with 4 digits, like 1980"],
    [US, ["27", "3", "1990"], noMonth],
    [US, ["3", "32", "1990"], "Enter the day as a number from 1 to 31"],
    [US, ["2", "29", "2023"], "Check the day: February 2023 had 28 days"],
    [US, ["3", "27", "2990"], "Date of birth must be today or in the past"],
    [US, ["3", "27", "1790"], "Check the year: it must be within the last 120 years"],
    [AR, ["27", "3", "1410"], "يرجى كتابة السنة الميلادية من 4 أرقام، مثل 1980"],
    [AR, ["27", "3", "1410هـ"], "يرجى كتابة السنة الميلادية من 4 أرقام، مثل 1980"],
    [US, ["3", "27", "2533"], "Enter the year in the Gregorian calendar, with 4 digits, like 1980"],
  ],
  "two things wrong, in one message": [
    [GB, ["31", "2", "85"], `Check the day: February 1985 had 28 days. ${shortYear}`],
    [GB, ["31/2/85"], `Check the day: February 1985 had 28 days. ${shortYear}`],
    [GB, ["31", "4", "12"], `Check the day: April 2012 had 30 days. ${shortYear}`],
    [GB, ["29", "2", "00"], shortYear],
    [GB, ["29", "2", "84"], shortYear],
    [GB, ["29", "2", "85"], `Check the day: February 1985 had 28 days. ${shortYear}`],
    [GB, ["27", "13", "85"], `${noMonth}. ${shortYear}`],
    [GB, ["32", "13", "1985"], `Enter the day as a number from 1 to 31. ${noMonth}`],
    [
      ES,
      ["31", "2", "85"],
      "Revise el día: febrero de 1985 solo tenía 28 días. Escriba el año con sus 4 cifras, como 1980 en lugar de 80",
    ],
  ],
  "a whole date in one input": [
    [US, ["3/27/1990"], "1990-03-27"],
    [US, ["27/3/1990"], "1990-03-27"],
    [US, ["", "1990-03-27"], "1990-03-27"],
    [US, ["March 27, 1990"], "1990-03-27"],
    [US, ["27 de marzo de 1990"], "1990-03-27"],
    [US, ["martes 27 de marzo de 1990"], "1990-03-27"],
    [US, ["٢٧ مارس ١٩٩٠"], "1990-03-27"],
    [ES, ["March 27, 1990"], "1990-03-27"],
    [AR, ["27 de marzo de 1990"], "1990-03-27"],
    [US, ["03271990"], "1990-03-27"],
    [US, ["3/4/1990"], "1990-03-04"],
    [GB, ["3/4/1990"], "1990-04-03"],
    [ES, ["3/4/1990"], "1990-04-03"],
    [AR, ["٣/٤/١٩٩٠"], "1990-04-03"],
    [GB, ["03041990"], "1990-04-03"],
    [US, ["3/27/90"], shortYear],
    [GB, ["270390"], shortYear],
    [US, ["March 27, 90"], shortYear],
    [US, ["31/4/1990"], "Check the day: April 1990 had 30 days"],
    [US, ["4/31/1990"], "Check the day: April 1990 had 30 days"],
    [US, ["April 31, 1990"], "Check the day: April 1990 had 30 days"],
    [ES, ["31 de abril de 1990"], "Revise el día: abril de 1990 solo tenía 30 días"],
    [GB, ["29/2/2023"], "Check the day: February 2023 had 28 days"],
    [GB, ["27/13/1990"], noMonth],
    [GB, ["27 Marchember 1990"], noMonth],
    [GB, ["27/3/2990"], "Date of birth must be today or in the past"],
    [GB, ["27/3/19900"], "Enter the year with 4 digits, like 1980"],
    [GB, ["32/3/1990"], "Enter the day as a number from 1 to 31"],
  ],
  "two parts in one input": [
    [GB, ["27/3", "", "1990"], "1990-03-27"],
    [GB, ["27 March", "", "1990"], "1990-03-27"],
    [US, ["March 27", "", "1990"], "1990-03-27"],
    [US, ["March 27", "1990"], "1990-03-27"],
    [US, ["March", "27, 1990"], "1990-03-27"],
    [GB, ["27/3"], `${incomplete} year`],
    [GB, ["27 March"], `${incomplete} year`],
    [US, ["March 1990"], `${incomplete} day`],
    [US, ["1990"], `${incomplete} month and day`],
    [US, ["3", "27"], `${incomplete} year`],
    [US, ["3"], `${incomplete} day and year`],
    [US, ["", "", "1990"], `${incomplete} month and day`],
    [US, [], "Enter your date of birth"],
    [US, ["-", "/"], "Enter your date of birth"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("%o %j: %s", (form, typed, expected) => {
    expect(answer(form, typed)).toBe(expected);
  });
});
