import { describe, expect, test } from "vitest";
import { numberingPlans } from "../../../src/embed/chunks/phone/phone.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";

const US = "1";
const GB = "44";
const DE = "49";
const IT = "39";

type Row = [label: string, homeCode: string | null, input: string, value: string | null];

const valid: Row[] = [
  ["only digits", US, "2025550143", "+12025550143"],
  ["parentheses and a hyphen", US, "(202) 555-0143", "+12025550143"],
  ["dots", US, "202.555.0143", "+12025550143"],
  ["spaces", US, "202 555 0143", "+12025550143"],
  ["slashes", US, "202/555/0143", "+12025550143"],
  ["commas", US, "202,555,0143", "+12025550143"],
  ["long dashes", US, "202–555—0143", "+12025550143"],
  ["no-break spaces", US, "202\u00A0555\u00A00143", "+12025550143"],
  ["surrounding spaces and a line break", US, "  202 555 0143\r\n", "+12025550143"],
  ["bidi controls, as in iOS contacts", US, "\u202A+1 202 555 0143\u202C", "+12025550143"],
  ["a direction mark inside", US, "202\u200E-555-0143", "+12025550143"],
  ["a leading 1", US, "1-202-555-0143", "+12025550143"],
  ["a plus", US, "+1 202 555 0143", "+12025550143"],
  ["a plus in parentheses", US, "(+1) 202 555 0143", "+12025550143"],
  ["a full-width plus", US, "＋1 202 555 0143", "+12025550143"],
  ["a trailing plus, as in right-to-left text", US, "12025550143+", "+12025550143"],
  ["a repeated calling code", US, "+1 1 202 555 0143", "+12025550143"],
  ["a zero in parentheses", US, "+1 (0) 202 555 0143", "+12025550143"],
  ["a tel: link", US, "tel:+1-202-555-0143", "+12025550143"],
  ["a label", US, "Tel.: 202 555 0143", "+12025550143"],
  ["a label in another script", US, "電話：202 555 0143", "+12025550143"],
  ["full-width digits", US, "２０２５５５０１４３", "+12025550143"],
  ["Arabic digits", US, "٢٠٢ ٥٥٥ ٠١٤٣", "+12025550143"],
  ["Persian digits", US, "۲۰۲۵۵۵۰۱۴۳", "+12025550143"],
  ["Devanagari digits", US, "२०२५५५०१४३", "+12025550143"],
  ["the North American international prefix", US, "011 44 20 7946 0958", "+442079460958"],
  ["the international prefix of most other countries", US, "00 44 20 7946 0958", "+442079460958"],
  ["another country", US, "+44 20 7946 0958", "+442079460958"],
  ["another country with its zero in parentheses", US, "+44 (0)20 7946 0958", "+442079460958"],
  ["another country with its zero", US, "+44 020 7946 0958", "+442079460958"],
  ["a Canadian number", US, "416-555-0131", "+14165550131"],
  ["a plus and an international prefix", US, "+011 44 20 7946 0958", "+442079460958"],
  ["a British number", GB, "020 7946 0958", "+442079460958"],
  ["a British number with parentheses", GB, "(020) 7946-0958", "+442079460958"],
  ["a British number with dots", GB, "020.7946.0958", "+442079460958"],
  ["a British number without the zero", GB, "20 7946 0958", "+442079460958"],
  ["a British number with the zero in parentheses", GB, "(0)20 7946 0958", "+442079460958"],
  ["a British mobile", GB, "07700 900123", "+447700900123"],
  ["a British number with a calling code", GB, "+44 7700 900123", "+447700900123"],
  ["a British number without the plus", GB, "44 7700 900123", "+447700900123"],
  ["two zeros", GB, "0044 20 7946 0958", "+442079460958"],
  ["two zeros and a zero in parentheses", GB, "0044 (0)20 7946 0958", "+442079460958"],
  ["a plus and two zeros", GB, "+0044 20 7946 0958", "+442079460958"],
  ["an American number", GB, "001 202 555 0143", "+12025550143"],
  ["a number from Gibraltar, which is short", GB, "+350 200 12345", "+35020012345"],
  ["a German number", DE, "030 23125 046", "+493023125046"],
  ["a German number with a slash", DE, "030/23125-046", "+493023125046"],
  ["a German number without the plus", DE, "49 30 23125046", "+493023125046"],
  ["a French number", "33", "01 99 00 12 34", "+33199001234"],
  ["an Irish number", "353", "020 913 1234", "+353209131234"],
  ["a Spanish number, which has no trunk prefix", "34", "912 345 678", "+34912345678"],
  ["an Italian number, which keeps its zero", IT, "06 1234 5678", "+390612345678"],
  ["an Italian number with a calling code", IT, "+39 06 1234 5678", "+390612345678"],
  ["an Italian number with its zero in parentheses", IT, "+39 (0)6 1234 5678", "+390612345678"],
  ["an Australian number", "61", "(02) 5550 1234", "+61255501234"],
  ["the Australian international prefix", "61", "0011 44 20 7946 0958", "+442079460958"],
  ["a Mexican number with an abolished prefix", "52", "01 55 1234 5678", "+525512345678"],
  ["a Mexican mobile with an abolished prefix", "52", "044 55 1234 5678", "+525512345678"],
  ["a Mexican mobile with the abolished 1", US, "+52 1 55 1234 5678", "+525512345678"],
  ["a Brazilian area code equal to the calling code", "55", "55 91234-5678", "+5555912345678"],
  ["a Brazilian number without the plus", "55", "55 11 91234-5678", "+5511912345678"],
  ["a Hungarian number", "36", "06 1 234 5678", "+3612345678"],
  ["a Russian number with the trunk prefix 8", "7", "8 (912) 345-67-89", "+79123456789"],
  ["a Russian number without the plus", "7", "7 912 345-67-89", "+79123456789"],
  ["a Danish number", "45", "34 41 23 45", "+4534412345"],
  ["a Danish number without the plus", "45", "45 34 41 23 45", "+4534412345"],
  ["any country, for an unknown country", null, "+44 20 7946 0958", "+442079460958"],
  ["two zeros for a practice in an unknown country", null, "0044 20 7946 0958", "+442079460958"],
  ["a trailing word", US, "202 555 0143 (home)", "+12025550143"],
  ["an empty string", US, "", null],
  ["only whitespace", US, " \t ", null],
  ["only zero-width characters", US, "\u200B\u200E", null],
  ["only a label", US, "tel:", null],
];

const invalid: [label: string, homeCode: string | null, input: string, code: string][] = [
  ["no area code", US, "555-0143", "phone-short"],
  ["one digit too few", US, "202 555 014", "phone-short"],
  ["one digit too few after a plus", US, "+1 202 555 014", "phone-short"],
  ["three digits", GB, "999", "phone-short"],
  ["one digit", US, "5", "phone-short"],
  ["a hyphen", US, "-", "phone-short"],
  ["a question mark", GB, "?", "phone-short"],
  ["only a plus", US, "+", "phone-short"],
  ["only a calling code", US, "+1", "phone-short"],
  ["half of a British number", GB, "+44 20", "phone-short"],
  ["one digit too many", US, "202 555 01433", "phone-long"],
  ["one digit too many after a plus", US, "+1 202 555 01433", "phone-long"],
  ["two numbers", US, "202 555 0143 / 202 555 0144", "phone-two"],
  ["two international numbers", US, "+12025550143, +12025550144", "phone-two"],
  ["16 digits", GB, "+44 2079 4609 5820 79", "phone-long"],
  ["a card number", US, "4000 0000 0000 0000", "phone-long"],
  ["10,000 digits", US, "2".repeat(10_000), "phone-long"],
  ["10,000 letters", US, "a".repeat(10_000), "phone-letters"],
  ["a vanity number", US, "1-800-LARKMERE", "phone-letters"],
  ["the letter O instead of a zero", US, "2O2 555 0143", "phone-letters"],
  ["words", US, "call me at work", "phone-letters"],
  ["two numbers and a word", US, "202 555 0143 or 202 555 0144", "phone-two"],
  ["an email address", US, "ada@quill.example", "phone-letters"],
  ["the word none", US, "none", "phone-letters"],
  ["digits in words", GB, "zero two zero", "phone-letters"],
  ["Chinese words", US, "没有", "phone-letters"],
  ["an x", US, "202 555 0143 x12", "phone-extension"],
  ["an x without a space", US, "202-555-0143x12", "phone-extension"],
  ["ext", US, "(202) 555-0143 ext 12", "phone-extension"],
  ["ext with a period", US, "202-555-0143, ext. 12", "phone-extension"],
  ["ext in parentheses", US, "202 555 0143 (ext. 12)", "phone-extension"],
  ["Extension with a colon", GB, "020 7946 0958 Extension: 12", "phone-extension"],
  ["Spanish extensión", "34", "912 345 678 extensión 12", "phone-extension"],
  ["Argentine interno", "54", "011 2345-6789 interno 12", "phone-extension"],
  ["Chilean anexo", "56", "2 2123 4567 anexo 12", "phone-extension"],
  ["Arabic تحويلة", "971", "04 123 4567 تحويلة ١٢", "phone-extension"],
  ["a hash", US, "202 555 0143 #12", "phone-extension"],
  ["the pause in a contact card", US, "+12025550143,,12#", "phone-extension"],
  ["the wait in a contact card", US, "+12025550143;12", "phone-extension"],
  ["the extension in a tel: link", US, "tel:+12025550143;ext=12", "phone-extension"],
  ["a full-width extension", US, "202 555 0143 #１２", "phone-extension"],
  ["an area code that begins with 1", US, "123 456 7890", "phone-impossible"],
  ["an area code that begins with 0", US, "012 345 6789", "phone-impossible"],
  ["a calling code that begins with 0", US, "+0 202 555 0143", "phone-impossible"],
  ["a national number for a practice in an unknown country", null, "202 555 0143", "phone-country"],
  ["a short number for a practice in an unknown country", null, "555-0143", "phone-country"],
];

describe.each([
  ["with numbering plans", numberingPlans],
  ["without numbering plans", undefined],
])("%s", (_label, plans) => {
  test.each(valid)("accepts %s: %j %j", (_label, homeCode, input, value) => {
    expect(validatePhone(input, homeCode, plans)).toEqual({ value });
  });

  test.each(invalid)("rejects %s: %j %j", (_label, homeCode, input, code) => {
    expect(validatePhone(input, homeCode, plans)).toEqual({ error: { code } });
  });
});

test("only the numbering plans reject a length that the country does not have", () => {
  expect(validatePhone("7946 0958", GB)).toEqual({ value: "+4479460958" });
  expect(validatePhone("7946 0958", GB, numberingPlans)).toEqual({
    error: { code: "phone-impossible" },
  });
});

test("accepts a plausible number if the plans do not know the practice's country", () => {
  const emptyPlans = () => null;
  expect(validatePhone("202 555 0143", US, emptyPlans)).toEqual({ value: "+12025550143" });
});

test("a text of up to 100 characters may contain a number, a longer one may not", () => {
  const dots = ".".repeat(90);
  expect(validatePhone(`${dots}2025550143`, US)).toEqual({ value: "+12025550143" });
  expect(validatePhone(`.${dots}2025550143`, US)).toMatchObject({ error: { code: "phone-long" } });
  expect(validatePhone(`a${dots}2025550143`, US)).toMatchObject({
    error: { code: "phone-letters" },
  });
});

test.each([
  ["202 555 O143", "phone-letters"],
  ["202 555 014l", "phone-letters"],
  ["O2 0255 50143", "phone-letters"],
  ["l2025550143", "phone-letters"],
  ["a 2025550143 l7 b", "phone-letters"],
  ["2025550143 x 7", "phone-extension"],
  ["2025550143 x 12 34", "phone-extension"],
  ["2025550143 x 123456", "phone-extension"],
  ["2025550143 and 2025550144", "phone-two"],
  ["2025550143 / 2025550144", "phone-two"],
  ["+1 2025550143 +1 2025550144", "phone-two"],
  ["2025550143 --- 20255501433", "phone-long"],
])("%j is rejected with the code %s", (input, code) => {
  expect(validatePhone(input, US)).toMatchObject({ error: { code } });
});

test.each([
  ["Tel. : 202 555 0143", "+12025550143"],
  ["Home phone: 202 555 0143", "+12025550143"],
  ["2025550143 only", "+12025550143"],
  ["2025550143 in the evening", "+12025550143"],
])("%j is accepted as %s", (input, value) => {
  expect(validatePhone(input, US)).toEqual({ value });
});
