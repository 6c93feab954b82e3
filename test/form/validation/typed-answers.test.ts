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

const NAMES: Row[] = [
  ["Ng", "Ng"],
  ["Null", "Null"],
  ["null", "null"],
  ["Nan", "Nan"],
  ["True", "True"],
  ["Test", "Test"],
  ["X", "X"],
  ["-", "-"],
  [".", "."],
  ["Å", "Å"],
  ["7", "7"],
  ["ʻOkina", "ʻOkina"],
  ["Ada3", "Ada3"],
  ["Mary-Ann (Molly)", "Mary-Ann (Molly)"],
  ["John Paul II", "John Paul II"],
  ["Quill, 3rd", "Quill, 3rd"],
  ["Adá & Bo", "Adá & Bo"],
  ["Ada / Bo", "Ada / Bo"],
  ["<3 Ada", "<3 Ada"],
  ["Ada @ Quill", "Ada @ Quill"],
  ["Dot Com", "Dot Com"],
  ["Mailto", "Mailto"],
  ["عبد الله", "عبد الله"],
  ["Անի", "Անի"],
  ["quill.ada", "quill.ada"],
  ["Tel", "Tel"],
  ["Data Quill", "Data Quill"],
  ["< Ada >", "< Ada >"],
  ["100% Ada", "100% Ada"],
  ["Undefined Quill", "Undefined Quill"],
  ["undefined", "not-a-name"],
  ["undefined undefined", "not-a-name"],
  ["tel:quill", "not-a-name"],
  ["javascript:alert(1)", "not-a-name"],
  ["MECARD:N:Quill,Ada;", "not-a-name"],
  ['{"name":"Ada"}', "not-a-name"],
  ["<%= first_name %>", "not-a-name"],
  ["#{first_name}", "not-a-name"],
  ["%FIRST_NAME%", "not-a-name"],
  ["Undefined", "not-a-name"],
  ["[object Object]", "not-a-name"],
  ["ada@quill.example", "not-a-name"],
  ["Ada Quill <ada@quill.example>", "not-a-name"],
  ["https://quill.example/ada", "not-a-name"],
  ["www.quill.example", "not-a-name"],
  ["202-555-0143", "not-a-name"],
  ["Ada 202 555 0143", "not-a-name"],
  ["٢٠٢٥٥٥٠١٤٣", "not-a-name"],
  ["27/03/1990", "not-a-name"],
  ["12345", "not-a-name"],
  ["BEGIN:VCARD VERSION:3.0 FN:Ada Quill END:VCARD", "not-a-name"],
  ["<b>Ada</b>", "not-a-name"],
  ["{{first_name}}", "not-a-name"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template left behind.
  ["${firstName}", "not-a-name"],
];

const EMAILS: Row[] = [
  ["ada@quill.example", "ada@quill.example"],
  ["ada@quill.co", "ada@quill.co"],
  ["ada@quill.cm", "ada@quill.cm"],
  ["ada@quill.cam", "ada@quill.cam"],
  ["ada@quill.ong", "ada@quill.ong"],
  ["ada@quill.new", "ada@quill.new"],
  ["ada@quill.vet", "ada@quill.vet"],
  ["ada@quill.museum", "ada@quill.museum"],
  ["ada@quill.dental", "ada@quill.dental"],
  ["ada@quill.community", "ada@quill.community"],
  ["ada@quill.network", "ada@quill.network"],
  ["ada@quill.ne.jp", "ada@quill.ne.jp"],
  ["ada.@quill.ne.jp", "ada.@quill.ne.jp"],
  ["o'neil@quill.example", "o'neil@quill.example"],
  ["o’neil@quill.example", "o'neil@quill.example"],
  ["josé@quill.example", "josé@quill.example"],
  ["🦷@quill.example", "🦷@quill.example"],
  ["a_b-c+d@quill.example", "a_b-c+d@quill.example"],
  ["ada@outlook.de", "ada@outlook.de"],
  ["ada@comcast.com", "ada@comcast.com"],
  ["ada@live.org", "ada@live.org"],
  ["ada@mail.com", "ada@mail.com"],
  ["ada@quill.con", "email-domain ~ada@quill.com"],
  ["ada@quill.cpm", "email-domain ~ada@quill.com"],
  ["ada@quill.coml", "email-domain ~ada@quill.com"],
  ["ada@quill.com1", "email-domain ~ada@quill.com"],
  ["ada@quill.nrt", "email-domain ~ada@quill.net"],
  ["ada@quill.ogr", "email-domain ~ada@quill.org"],
  ["ada@quill.edi", "email-domain ~ada@quill.edu"],
  ["ada@quill.gob", "email-domain ~ada@quill.gov"],
  ["ada@gmail.con", "email-domain ~ada@gmail.com"],
  ["ada@gmail.net", "ada@gmail.net ~ada@gmail.com"],
  ["ada@gmail.org", "ada@gmail.org ~ada@gmail.com"],
  ["ada@hotmail.net", "ada@hotmail.net ~ada@hotmail.com"],
  ["ada@icloud.org", "ada@icloud.org ~ada@icloud.com"],
  ["ada@yahoo.edu", "ada@yahoo.edu ~ada@yahoo.com"],
  ["ada@comcast.org", "ada@comcast.org ~ada@comcast.net"],
  ["ada@sbcglobal.com", "ada@sbcglobal.com ~ada@sbcglobal.net"],
  ["ada@aol.net", "ada@aol.net ~ada@aol.com"],
  ["ada@msn.org", "ada@msn.org ~ada@msn.com"],
  ["ada@att.com", "ada@att.com"],
  ["ada@verizon.com", "ada@verizon.com"],
  ["ada@gmail.com.com", "ada@gmail.com.com ~ada@gmail.com"],
  ["ada@quill.com.com", "ada@quill.com.com ~ada@quill.com"],
  ["ada@hotmail.con.mx", "ada@hotmail.con.mx ~ada@hotmail.com.mx"],
  ["ada@quill.cmo.mx", "ada@quill.cmo.mx ~ada@quill.com.mx"],
  ["ada@quill.com.mx", "ada@quill.com.mx"],
  ["ada@quill.co.uk", "ada@quill.co.uk"],
  ["ada@net.uk", "ada@net.uk"],
  ["www.ada@gmail.com", "www.ada@gmail.com ~ada@gmail.com"],
  ["ada@gmail.com (work)", "ada@gmail.com"],
  ["ada@gmail.com [no calls]", "ada@gmail.com"],
  ["ada@gmail.com (or bo@gmail.com)", "email-two"],
  ["Ada@GMAIL.com", "Ada@GMAIL.com"],
  ["ada™@quill.example", "email-local"],
  ["ada°@quill.example", "email-local"],
  ["ada´@quill.example", "email-local"],
  ["ada.@quill.example", "email-local"],
  ["ada..b@quill.example", "email-local"],
  ["ada€@quill.example", "email-local"],
  ["ada…@quill.example", "email-local"],
  ["ada–b@quill.example", "email-local"],
  ["¿ada@quill.example", "email-local"],
  ["ada@quill_.example", "email-domain"],
  ["ada@.quill.example", "email-domain"],
  ["ada@quill.example/", "email-domain"],
  ["ada@quill!.example", "email-domain"],
];

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

test("the table has 150 answers", () => {
  expect(NAMES.length + EMAILS.length + PHONES.length + DATES.length).toBeGreaterThanOrEqual(150);
});

describe("what is typed", () => {
  test.each(NAMES)("as a name, %j: %s", (typed, expected) => {
    expect(answer("firstName", { firstName: typed })).toBe(expected);
  });

  test.each(EMAILS)("as an email address, %j: %s", (typed, expected) => {
    expect(answer("email", { email: typed })).toBe(expected);
  });

  test.each(PHONES)("as a phone number, %j: %s", (typed, expected) => {
    expect(answer("phone", { phone: typed })).toBe(expected);
  });

  test.each(DATES)("as a date of birth, %j: %s", ([month, day, year], expected) => {
    expect(answer("dob", { month, day, year })).toBe(expected);
  });
});
