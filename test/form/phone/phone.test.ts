import { describe, expect, test } from "vitest";
import { numberingPlans } from "../../../src/embed/chunks/phone/phone.ts";
import { checkPhone } from "../../../src/form/phone/phone.ts";

const US = "1";
const GB = "44";
const DE = "49";
const IT = "39";

type Row = [why: string, country: string | null, typed: string, value: string | null];

const taken: Row[] = [
  ["digits only", US, "2025550143", "+12025550143"],
  ["brackets and a hyphen", US, "(202) 555-0143", "+12025550143"],
  ["dots", US, "202.555.0143", "+12025550143"],
  ["blanks", US, "202 555 0143", "+12025550143"],
  ["slashes", US, "202/555/0143", "+12025550143"],
  ["commas", US, "202,555,0143", "+12025550143"],
  ["long dashes", US, "202–555—0143", "+12025550143"],
  ["blanks that do not break", US, "202\u00A0555\u00A00143", "+12025550143"],
  ["blanks and a line break around", US, "  202 555 0143\r\n", "+12025550143"],
  [
    "marks of direction around, as a contact card has",
    US,
    "\u202A+1 202 555 0143\u202C",
    "+12025550143",
  ],
  ["a mark of direction inside", US, "202\u200E-555-0143", "+12025550143"],
  ["a 1 before it", US, "1-202-555-0143", "+12025550143"],
  ["a plus", US, "+1 202 555 0143", "+12025550143"],
  ["a plus in brackets", US, "(+1) 202 555 0143", "+12025550143"],
  ["a plus of full width", US, "＋1 202 555 0143", "+12025550143"],
  ["a plus at the end, as copying from right to left gives", US, "12025550143+", "+12025550143"],
  ["a plus and a 1 that is said twice", US, "+1 1 202 555 0143", "+12025550143"],
  ["a zero in brackets that is never dialled", US, "+1 (0) 202 555 0143", "+12025550143"],
  ["a link", US, "tel:+1-202-555-0143", "+12025550143"],
  ["a label", US, "Tel.: 202 555 0143", "+12025550143"],
  ["a label in another script", US, "電話：202 555 0143", "+12025550143"],
  ["digits of full width", US, "２０２５５５０１４３", "+12025550143"],
  ["Arabic digits", US, "٢٠٢ ٥٥٥ ٠١٤٣", "+12025550143"],
  ["Persian digits", US, "۲۰۲۵۵۵۰۱۴۳", "+12025550143"],
  ["Hindi digits", US, "२०२५५५०१४३", "+12025550143"],
  ["the prefix for calls abroad", US, "011 44 20 7946 0958", "+442079460958"],
  ["the prefix that the rest of the world has", US, "00 44 20 7946 0958", "+442079460958"],
  ["another country", US, "+44 20 7946 0958", "+442079460958"],
  ["another country and its zero", US, "+44 (0)20 7946 0958", "+442079460958"],
  ["another country and its zero without brackets", US, "+44 020 7946 0958", "+442079460958"],
  ["a Canadian number", US, "416-555-0131", "+14165550131"],
  ["a plus and the prefix for calls abroad", US, "+011 44 20 7946 0958", "+442079460958"],
  ["a British number", GB, "020 7946 0958", "+442079460958"],
  ["a British number in brackets", GB, "(020) 7946-0958", "+442079460958"],
  ["a British number with dots", GB, "020.7946.0958", "+442079460958"],
  ["a British number without its zero", GB, "20 7946 0958", "+442079460958"],
  ["a British number with a zero in brackets", GB, "(0)20 7946 0958", "+442079460958"],
  ["a British mobile", GB, "07700 900123", "+447700900123"],
  ["a British number with a calling code", GB, "+44 7700 900123", "+447700900123"],
  ["a British number without the plus", GB, "44 7700 900123", "+447700900123"],
  ["two zeros", GB, "0044 20 7946 0958", "+442079460958"],
  ["two zeros and a zero in brackets", GB, "0044 (0)20 7946 0958", "+442079460958"],
  ["a plus and two zeros", GB, "+0044 20 7946 0958", "+442079460958"],
  ["an American number", GB, "001 202 555 0143", "+12025550143"],
  ["a number from Gibraltar, which is short", GB, "+350 200 12345", "+35020012345"],
  ["a German number", DE, "030 23125 046", "+493023125046"],
  ["a German number as offices write it", DE, "030/23125-046", "+493023125046"],
  ["a German number without the plus", DE, "49 30 23125046", "+493023125046"],
  ["a French number", "33", "01 99 00 12 34", "+33199001234"],
  ["an Irish number", "353", "020 913 1234", "+353209131234"],
  ["a Spanish number, which has no zero", "34", "912 345 678", "+34912345678"],
  ["an Italian number, which keeps its zero", IT, "06 1234 5678", "+390612345678"],
  ["an Italian number with a calling code", IT, "+39 06 1234 5678", "+390612345678"],
  ["an Italian number with its zero in brackets", IT, "+39 (0)6 1234 5678", "+390612345678"],
  ["an Australian number", "61", "(02) 5550 1234", "+61255501234"],
  ["the prefix for calls from Australia", "61", "0011 44 20 7946 0958", "+442079460958"],
  ["a Mexican number of old", "52", "01 55 1234 5678", "+525512345678"],
  ["a Mexican mobile of old", "52", "044 55 1234 5678", "+525512345678"],
  ["a Mexican mobile of old from abroad", US, "+52 1 55 1234 5678", "+525512345678"],
  ["a Brazilian area code that is the calling code too", "55", "55 91234-5678", "+5555912345678"],
  ["a Brazilian number without the plus", "55", "55 11 91234-5678", "+5511912345678"],
  ["a Hungarian number", "36", "06 1 234 5678", "+3612345678"],
  ["a Russian number with its 8", "7", "8 (912) 345-67-89", "+79123456789"],
  ["a Russian number without the plus", "7", "7 912 345-67-89", "+79123456789"],
  ["a Danish number", "45", "34 41 23 45", "+4534412345"],
  ["a Danish number without the plus", "45", "45 34 41 23 45", "+4534412345"],
  ["a number for a practice whose country is not known", null, "+44 20 7946 0958", "+442079460958"],
  ["the same with two zeros", null, "0044 20 7946 0958", "+442079460958"],
  ["nothing", US, "", null],
  ["blanks only", US, " \t ", null],
  ["zero-width characters only", US, "\u200B\u200E", null],
  ["a label only", US, "tel:", null],
];

const refused: [why: string, country: string | null, typed: string, code: string][] = [
  ["no area code", US, "555-0143", "phone-short"],
  ["a digit too few", US, "202 555 014", "phone-short"],
  ["a digit too few after a plus", US, "+1 202 555 014", "phone-short"],
  ["three digits", GB, "999", "phone-short"],
  ["one digit", US, "5", "phone-short"],
  ["a hyphen", US, "-", "phone-short"],
  ["a question mark", GB, "?", "phone-short"],
  ["a plus only", US, "+", "phone-short"],
  ["a calling code only", US, "+1", "phone-short"],
  ["half of a British number", GB, "+44 20", "phone-short"],
  ["a digit too many", US, "202 555 01433", "phone-long"],
  ["a digit too many after a plus", US, "+1 202 555 01433", "phone-long"],
  ["two numbers", US, "202 555 0143 / 202 555 0144", "phone-long"],
  ["two numbers with a plus each", US, "+12025550143, +12025550144", "phone-long"],
  ["16 digits", GB, "+44 2079 4609 5820 79", "phone-long"],
  ["a number of a card", US, "4000 0000 0000 0000", "phone-long"],
  ["10,000 digits", US, "2".repeat(10_000), "phone-long"],
  ["10,000 letters", US, "a".repeat(10_000), "phone-long"],
  ["letters for digits", US, "1-800-LARKMERE", "phone-letters"],
  ["the letter O for a zero", US, "2O2 555 0143", "phone-letters"],
  ["words", US, "call me at work", "phone-letters"],
  ["a word after it", US, "202 555 0143 (home)", "phone-letters"],
  ["two numbers and a word", US, "202 555 0143 or 202 555 0144", "phone-letters"],
  ["an email address", US, "ada@quill.example", "phone-letters"],
  ["none", US, "none", "phone-letters"],
  ["digits written out", GB, "zero two zero", "phone-letters"],
  ["words in Chinese", US, "没有", "phone-letters"],
  ["an x", US, "202 555 0143 x12", "phone-extension"],
  ["an x without a blank", US, "202-555-0143x12", "phone-extension"],
  ["ext", US, "(202) 555-0143 ext 12", "phone-extension"],
  ["ext with a full stop", US, "202-555-0143, ext. 12", "phone-extension"],
  ["ext in brackets", US, "202 555 0143 (ext. 12)", "phone-extension"],
  ["Extension with a colon", GB, "020 7946 0958 Extension: 12", "phone-extension"],
  ["extension in Spanish", "34", "912 345 678 extensión 12", "phone-extension"],
  ["interno, as in Argentina", "54", "011 2345-6789 interno 12", "phone-extension"],
  ["anexo, as in Chile", "56", "2 2123 4567 anexo 12", "phone-extension"],
  ["the word in Arabic", "971", "04 123 4567 تحويلة ١٢", "phone-extension"],
  ["a hash", US, "202 555 0143 #12", "phone-extension"],
  ["the pause of a contact card", US, "+12025550143,,12#", "phone-extension"],
  ["the wait of a contact card", US, "+12025550143;12", "phone-extension"],
  ["the extension of a link", US, "tel:+12025550143;ext=12", "phone-extension"],
  ["an extension of full width", US, "202 555 0143 #１２", "phone-extension"],
  ["an area code that begins with 1", US, "123 456 7890", "phone-impossible"],
  ["an area code that begins with 0", US, "012 345 6789", "phone-impossible"],
  ["a calling code that begins with 0", US, "+0 202 555 0143", "phone-impossible"],
  ["a number that belongs to no known country", null, "202 555 0143", "phone-country"],
  ["a short number that belongs to none", null, "555-0143", "phone-country"],
];

describe.each([
  ["by the numbering plans", numberingPlans],
  ["by its shape", undefined],
])("%s", (_how, plans) => {
  test.each(taken)("%s is taken: %j %j", (_why, country, typed, value) => {
    expect(checkPhone(typed, country, plans)).toEqual({ value });
  });

  test.each(refused)("%s is refused: %j %j", (_why, country, typed, code) => {
    expect(checkPhone(typed, country, plans)).toEqual({ fault: { code } });
  });
});

test("the plans know more than the shape: lengths that a country does not have", () => {
  expect(checkPhone("7946 0958", GB)).toEqual({ value: "+4479460958" });
  expect(checkPhone("7946 0958", GB, numberingPlans)).toEqual({
    fault: { code: "phone-impossible" },
  });
});

test("where the plans do not know the practice's country, the shape decides", () => {
  const knowsNothing = () => null;
  expect(checkPhone("202 555 0143", US, knowsNothing)).toEqual({ value: "+12025550143" });
});
