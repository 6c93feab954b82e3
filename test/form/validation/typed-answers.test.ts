import { describe, expect, test } from "vitest";
import { formatPhone, numberingPlans, phoneNote } from "../../../src/embed/chunks/phone/phone.ts";
import { suggestEmail } from "../../../src/form/email/suggest-email.ts";
import { type FormValues, mapInputs } from "../../../src/form/inputs.ts";
import { planForm } from "../../../src/form/plan.ts";
import { hintsFor } from "../../../src/form/validation/hints.ts";
import { validation } from "../../../src/form/validation/validate.ts";
import { recordOf } from "../../example-record.ts";

const NOW = Date.UTC(2026, 10, 20);
const tools = { numberingPlans, formatPhone, phoneNote };
const record = recordOf("every-field");

/** What a form says about an answer: the stored value, or the code of the error; `~` and a doubt. */
function answer(
  name: "firstName" | "email" | "phone" | "dob",
  values: Partial<FormValues>,
): string {
  const all = { ...mapInputs(() => ""), ...values };
  const result = validation.validateField({ name, required: true }, all, {
    now: NOW,
    locale: "en",
    callingCode: "1",
    numberingPlans,
  });
  const stored = "value" in result ? String(result.value) : result.error.code;
  const suggestion = name === "email" && suggestEmail(all.email);
  if (suggestion) return `${stored} ~${suggestion}`;
  const plan = planForm({ ...record, phone_number: "+12025550100" });
  const note = name === "phone" && hintsFor(["phone"], all, plan, tools).phone?.note;
  return note ? `${stored} ~${note.code}` : stored;
}

type Row = [typed: string, expected: string];

const PHONES: Row[] = [
  ["202 555 0143", "+12025550143"],
  ["+1 1 202 555 0143", "+12025550143"],
  ["+1 +1 202 555 0143", "+12025550143"],
  ["1 1 202 555 0143", "+12025550143"],
  ["001 1 202 555 0143", "+12025550143"],
  ["+44 44 20 7946 0958", "+442079460958 ~abroad"],
  ["+44 0044 20 7946 0958", "+442079460958 ~abroad"],
  ["+34 34 612 34 56 78", "+34612345678 ~abroad"],
  ["202 555 0143 (9-5)", "+12025550143"],
  ["202 555 0143 (after 5)", "+12025550143"],
  ["202 555 0143 [after 18:00]", "+12025550143"],
  ["202 555 0143 (work, 9 to 5)", "+12025550143"],
  ["(202) 555-0143 (2nd choice)", "+12025550143"],
  ["202 555 0143 (home)", "+12025550143"],
  ["202 555 0143 (ext 12)", "phone-extension"],
  ["202;555;0143", "+12025550143"],
  ["202#555#0143", "+12025550143"],
  ["202x555x0143", "phone-letters"],
  ["202 555 0143;12", "phone-extension"],
  ["202 555 0143 # 12", "phone-extension"],
  ["202 555 0143x12", "phone-extension"],
  ["202 555 0143 (202 555 0199)", "phone-two"],
  ["555 0143 (202)", "phone-impossible"],
  ["202 555 014 (9-5)", "phone-long"],
  ["two oh two 555 0143", "phone-letters"],
  ["2 0 2 5550 one four three", "phone-letters"],
  ["202 555 oh one four three", "phone-letters"],
  ["dos cero dos 555 0143", "phone-letters"],
  ["٢٠٢ ٥٥٥٠١٤ ثلاثة", "phone-letters"],
  ["home 555 0143", "phone-short"],
  ["07700 900123", "phone-country"],
  ["020 7946 0958", "phone-country"],
  ["0151 23456789", "phone-country"],
  ["0412 345 678", "phone-impossible"],
  ["0044 20 7946 0958", "+442079460958 ~abroad"],
  ["011 44 20 7946 0958", "+442079460958 ~abroad"],
  ["+44 (0)20 7946 0958", "+442079460958 ~abroad"],
  ["+1 (202) 555-0143", "+12025550143"],
];

/** Month, day and year, as in a form in the United States. */
const DATES: [typed: readonly [string, string, string], expected: string][] = [
  [["3", "27", "1990"], "1990-03-27"],
  [["3 March", "27", "1990"], "1990-03-27"],
  [["03 - Mar", "27", "1990"], "1990-03-27"],
  [["March (3)", "27", "1990"], "1990-03-27"],
  [["March/marzo", "27", "1990"], "1990-03-27"],
  [["marzo – March", "27", "1990"], "1990-03-27"],
  [["مارس / آذار", "27", "1990"], "1990-03-27"],
  [["كانون الثاني", "27", "1990"], "1990-01-27"],
  [["3 April", "27", "1990"], "date-month"],
  [["March/April", "27", "1990"], "date-month"],
  [["3 4", "27", "1990"], "date-month"],
  [["3 3", "27", "1990"], "date-month"],
  [["3", "27", "1990 (36)"], "1990-03-27"],
  [["3", "27", "1990 (36 years)"], "1990-03-27"],
  [["3", "27", "1990 [age 36]"], "1990-03-27"],
  [["3", "27", "(1990)"], "1990-03-27"],
  [["3", "27", "1990 36"], "date-year"],
  [["3/27/1990 (36)", "", ""], "1990-03-27"],
  [["March 27, 1990 (36 years old)", "", ""], "1990-03-27"],
  [["27 de marzo de 1990 (36 años)", "", ""], "1990-03-27"],
  [["March 27 (1990)", "", ""], "1990-03-27"],
  [["3/27/1990 age 36", "", ""], "1990-03-27"],
  [["3/27/1990, 36", "", ""], "1990-03-27"],
  [["27 de marzo de 1990, 36 años", "", ""], "1990-03-27"],
  [["1990-03-27", "", ""], "1990-03-27"],
  [["1990, March 27", "", ""], "1990-03-27"],
  [["3/27/1990 10:30", "", ""], "1990-03-27"],
  [["3", "27", "1990（36）"], "1990-03-27"],
  [["3", "27", "1990 {36}"], "1990-03-27"],
  [["3", "27", "1990 (36"], "1990-03-27"],
  [["March twenty-seven 1990", "", ""], "date-incomplete"],
  [["27 03 March 1990", "", ""], "1990-03-27"],
  [["12 03 March 1990", "", ""], "1990-03-12"],
  [["27 March/marzo 1990", "", ""], "1990-03-27"],
  [["12 March April 1990", "", ""], "date-incomplete"],
  [["1", "1", "1906"], "date-too-old"],
  [["12", "31", "1904"], "date-too-old"],
  [["1", "1", "1900"], "date-too-old"],
  [["1", "1", "1890"], "date-too-old"],
  [["11", "20", "1906"], "1906-11-20"],
  [["2", "30", "1990"], "date-not-real"],
];

describe("what is typed", () => {
  test.each(PHONES)("as a phone number, %j: %s", (typed, expected) => {
    expect(answer("phone", { phone: typed })).toBe(expected);
  });

  test.each(DATES)("as a date of birth, %j: %s", ([month, day, year], expected) => {
    expect(answer("dob", { month, day, year })).toBe(expected);
  });
});
