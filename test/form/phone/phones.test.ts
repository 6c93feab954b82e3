import { describe, expect, test } from "vitest";
import { callingCode } from "../../../src/form/calling-code.ts";
import { NORTH_AMERICA } from "../../../src/form/phone/north-america.ts";
import type { NumberingPlans } from "../../../src/form/phone/parse-number.ts";
import { telNumber, validatePhone } from "../../../src/form/phone/phone.ts";
import { createPhoneTools } from "../../../src/form/phone/phone-tools.ts";
import { phoneTools } from "./all-countries.ts";

const { numberingPlans, phoneNote } = phoneTools;

const PRACTICES = {
  AE: "+97141234500",
  AR: "+541123456700",
  AU: "+61255501200",
  BJ: "+2290195123400",
  BR: "+551132345600",
  BY: "+375291234500",
  CA: "+14165550100",
  CG: "+242061234500",
  CI: "+2252123456789",
  CL: "+56221234500",
  DE: "+493023125100",
  DK: "+4534412300",
  EE: "+3726123400",
  ES: "+34912345600",
  GA: "+24106031200",
  GB: "+442079460100",
  HU: "+3612345600",
  IN: "+912212345600",
  IT: "+390612345600",
  JP: "+81312345600",
  MX: "+525512345600",
  RU: "+74951234500",
  SA: "+966112345600",
  SM: "+3780549886300",
  TM: "+99312123456",
  US: "+12025550100",
};
type Country = keyof typeof PRACTICES | null;

/** The stored number, with `~` and the note, or the code of the error. */
function answer(country: Country, typed: string, plans?: NumberingPlans): string {
  const practice = country && PRACTICES[country];
  const result = validatePhone(typed, practice && callingCode(practice), plans);
  if ("error" in result) return result.error.code;
  if (!result.value) return "null";
  const note = practice && plans ? phoneNote(result.value.e164, practice) : null;
  if (!note) return telNumber(result.value);
  return `${telNumber(result.value)} ~${note.code === "abroad" ? note.country : note.code}`;
}

/** `byShape` is the answer until the numbering plans have loaded, if it is another one. */
type Row = [country: Country, typed: string, expected: string, byShape?: string];

/** Each row is for a country, a sign, a word or a mistake that no other row has. */
const GROUPS: Record<string, Row[]> = {
  "a national number": [
    ["AE", "٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
    ["AR", "011 15-2345-6789", "+5491123456789", "+54111523456789"],
    ["AU", "0400 123 456", "+61400123456"],
    ["BJ", "0195123456", "+2290195123456"],
    ["BR", "(0xx11) 96123-4567", "+5511961234567"],
    ["BR", "55 91234-5678", "+5555912345678"],
    ["BY", "0291234567", "+375291234567"],
    ["CA", "202 555 0143", "+12025550143"],
    ["CG", "061234567", "+242061234567"],
    ["CI", "0123456789", "+2250123456789"],
    ["DK", "45 34 41 23", "+4545344123"],
    ["DK", "45 34 41 23 45", "+4534412345"],
    ["EE", "372 5123 4567", "+37251234567"],
    ["GA", "06031234", "+24106031234"],
    ["GB", "01534 440099", "+441534440099"],
    ["IT", "06 698 12345", "+390669812345"],
    ["JP", "090-0101-2345", "+819001012345"],
    ["MX", "015512345678", "+525512345678"],
    ["RU", "912 810 12 34", "+79128101234"],
    ["SM", "0549886377", "+3780549886377"],
    ["US", "1 202 555 0143", "+12025550143"],
    ["US", "202+555-0143", "+12025550143"],
  ],
  "a number with its calling code": [
    ["GB", "+44002079460958", "+442079460958"],
    ["GB", "+0044 20 7946 0958", "+442079460958"],
    ["HU", "+360606201234567", "+36201234567"],
    ["HU", "+36200612345", "+36200612345"],
    ["IT", "+39 (0)6 1234 5678", "+390612345678"],
    ["MX", "+520445512345678", "+525512345678"],
    ["MX", "+5215512345678", "+525512345678"],
    ["TM", "+9938866123456", "+99366123456"],
    ["TM", "+99366812345", "+99366812345"],
    ["US", "+1 671 555 0143", "+16715550143"],
    ["US", "001 1 202 555 0143", "+12025550143"],
    ["US", "+1 (0) 202 555 0143", "+12025550143"],
    [null, "+44 20 7946 0958", "+442079460958"],
  ],
  "a national number with a plus by mistake": [
    ["BY", "+3758080291234", "+37580291234", "+375291234"],
    ["US", "+503 555 0142", "+15035550142", "+5035550142"],
    ["GB", "+020 7946 0958", "+442079460958", "phone-impossible"],
  ],
  "a foreign number": [
    ["AU", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["AU", "0011 44 20 7946 0958", "+442079460958 ~GB"],
    ["GB", "+1 787 555 0143", "+17875550143 ~US"],
    ["JP", "010 1 202 555 0143", "+12025550143 ~US"],
    ["JP", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["RU", "8 10 44 20 7946 0958", "+442079460958 ~GB"],
    ["RU", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "+44 (0)20 7946 0958", "+442079460958 ~GB"],
    ["GB", "+44 44 7700 900123", "+447700900123 ~unusual", "+44447700900123"],
    ["US", "+44 0044 20 7946 0958", "+442079460958 ~GB", "phone-long"],
    ["US", "64 21 123 456", "+6421123456 ~NZ", "phone-impossible"],
    ["US", "44 20 7946 0958+", "+442079460958 ~GB"],
    ["US", "011 44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "+011 44 20 7946 0958", "+442079460958 ~GB"],
  ],
  "a number with its calling code, without a plus and in one piece": [
    ["GB", "12025550143", "+12025550143 ~US", "+4412025550143"],
    ["GB", "353209131234", "+353209131234 ~IE", "+44353209131234"],
    ["AU", "12025550143", "+12025550143 ~US", "+6112025550143"],
    ["US", "442079460958", "+442079460958 ~GB", "phone-long"],
    // A number of the practice's country with a digit too many could be one in Egypt, Paris, or Russia.
    ["US", "20255501433", "phone-long"],
    ["MX", "33123456789", "phone-long", "+5233123456789"],
    ["US", "4535550143", "+14535550143 ~unusual"],
    ["GB", "079111234561", "phone-long", "+4479111234561"],
    ["GB", "120 25550143", "phone-long", "+4412025550143"],
    ["GB", "99912345678", "phone-long", "+4499912345678"],
  ],
  "a number that may have a mistake": [
    ["BY", "+3752980123456", "+3752980123456 ~long"],
    ["GB", "44 7700 900123", "+447700900123 ~unusual"],
    ["IN", "98765 4321", "+91987654321 ~short"],
  ],
  "signs and words next to a number, and other digits": [
    ["AE", "جوال: 050 123 4567", "+971501234567"],
    ["ES", "móvil 612 345 678", "+34612345678"],
    ["US", "\u202A+1 202 555 0143\u202C", "+12025550143"],
    ["US", "電話：202 555 0143", "+12025550143"],
    ["US", "202;555;0143", "+12025550143"],
    ["US", "(202) 555-0143 (2nd choice)", "+12025550143"],
    ["US", "202 555 0143 [after 18:00]", "+12025550143"],
  ],
  "an extension": [
    ["AE", "04 123 4567 تحويلة ١٢", "+97141234567;ext=12"],
    ["AR", "011 2345-6789 interno 12", "+541123456789;ext=12"],
    ["BR", "(11) 3234-5678 ramal 12", "+551132345678;ext=12"],
    ["CL", "2 2123 4567 anexo 12", "+56221234567;ext=12"],
    ["DE", "030 23125046 Durchwahl 12", "+493023125046;ext=12"],
    ["DE", "030 23125 App. 46", "+493023125;ext=46"],
    ["ES", "912 345 678 extensión 12", "+34912345678;ext=12"],
    ["GB", "020 7946 0958 Extension: 12", "+442079460958;ext=12"],
    ["GB", "+44 20 7946 0958 (12)", "+442079460958;ext=12"],
    ["GB", "+44 20 7946 (0958)", "+442079460958"],
    ["US", "2025550143x11", "+12025550143;ext=11"],
    ["US", "202 555 0143 分机 1 2", "+12025550143;ext=12"],
    ["US", "+12025550143;12", "+12025550143;ext=12"],
    ["US", "202 555 0143 #12", "+12025550143;ext=12"],
    ["US", "+12025550143,,12#", "+12025550143;ext=12"],
    ["US", "202-555-0143 (451)", "+12025550143;ext=451"],
    ["US", "202 555 0143（４５１）", "+12025550143;ext=451"],
    ["US", "202-555-0143 ext no. 451", "+12025550143;ext=451"],
    ["US", "202 555 0143 ｅｘｔ 451", "+12025550143;ext=451"],
    ["US", "202 555 0143 分机号：8001", "+12025550143;ext=8001"],
    ["US", "202 555 0143转8001", "+12025550143;ext=8001"],
    ["US", "202 555 0143 內線 12", "+12025550143;ext=12"],
    ["US", "202 555 0143 số nội bộ 12", "+12025550143;ext=12"],
    ["US", "202 555 0143 내선번호 12", "+12025550143;ext=12"],
    ["US", "202 555 0143 pòs 12", "+12025550143;ext=12"],
    ["RU", "8 912 345 67 89 добавочный 12", "+79123456789;ext=12"],
    ["AE", "04 123 4567 تحويلة رقم: ١٢", "+97141234567;ext=12"],
    ["US", "202 555 0143 (desk 451)", "phone-letters"],
    ["US", "202 555 0143 (Mon-Fri 9-17)", "+12025550143"],
    ["US", "202 555 0143 (after 5 pm)", "+12025550143"],
    ["US", "202 555 014 ext 12", "phone-short"],
    ["US", "ext 12, 202 555 0143", "phone-long"],
    ["US", "202 555 0143 ext", "+12025550143"],
  ],
  "two numbers": [
    ["AE", "050 123 4567 أو 050 123 4568", "phone-two"],
    ["DK", "34 41 23 45 / 34 41 23 46", "phone-two"],
    ["US", "202 555 0143; 202 555 0144", "phone-two"],
  ],
  "letters and words that are no number": [
    ["US", "1-800-LARKMERE", "phone-letters"],
    ["US", "ada2025550143@quill.example", "phone-letters"],
    ["US", "O2 0255 50143", "phone-letters"],
    ["US", "٢٠٢ ٥٥٥٠١٤ ثلاثة", "phone-letters"],
    ["US", "l2025550143", "phone-letters"],
    ["US", "202 555 014l", "phone-letters"],
    ["US", "two oh two 555 0143", "phone-letters"],
    ["US", "dos cero dos 555 0143", "phone-letters"],
  ],
  "too few digits": [
    ["SA", "051 234 567", "phone-short", "+96651234567"],
    ["US", "555-0143", "phone-short"],
    ["US", "home 555 0143", "phone-short"],
    ["US", "-", "phone-short"],
  ],
  "too many digits": [
    ["GB", "+44 2079 4609 5820 79", "phone-long"],
    ["MX", "+52315512345678", "phone-long", "+52315512345678"],
    ["MX", "+52155123456789", "phone-long", "+52155123456789"],
    ["US", "202 555 01433", "phone-long"],
  ],
  "a number that no plan has": [
    ["GB", "7946 0958", "phone-impossible", "+4479460958"],
    ["RU", "+7289123456789", "phone-impossible", "+7289123456789"],
    ["RU", "+7891234567890", "phone-impossible", "+7891234567890"],
    ["US", "123 456 7890", "phone-impossible"],
    ["US", "+44 7946 0958", "phone-impossible", "+4479460958"],
    ["US", "012 345 6789", "phone-impossible"],
    ["US", "+999 123 4567", "phone-impossible", "+9991234567"],
    ["US", "202 055 0143", "phone-impossible"],
  ],
  "a number of an unknown country": [
    ["US", "07700 900123", "phone-country"],
    [null, "555-0143", "phone-country"],
  ],
  nothing: [
    ["US", "", "null"],
    ["US", "tel:", "null"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("in %s, %j: %s", (country, typed, expected, byShape) => {
    expect(answer(country, typed, numberingPlans)).toBe(expected);
    expect(answer(country, typed)).toBe(byShape ?? expected.replace(/ ~.*/, ""));
  });
});

test.each([
  ["100 characters", `${".".repeat(90)}2025550143`, "+12025550143"],
  ["101 characters", `${".".repeat(91)}2025550143`, "phone-long"],
  ["101 characters with a letter", `a${".".repeat(90)}2025550143`, "phone-letters"],
])("a text of %s", (_label, typed, expected) => {
  expect(answer("US", typed)).toBe(expected);
});

test("the plans of North America say nothing else of a number that they have", () => {
  const { numberingPlans: plans, isValid } = createPhoneTools(NORTH_AMERICA);
  const rows = Object.values(GROUPS)
    .flat()
    .filter(([country]) => country === "US");
  const known = rows.filter(([, typed]) => {
    const result = validatePhone(typed, "1", plans);
    return "value" in result && result.value && isValid(result.value.e164);
  });
  expect(known.length).toBeGreaterThan(20);
  // They read no other country's number as one of theirs.
  expect(answer("US", "+6592345678", plans)).toBe("+6592345678 ~SG");
  expect(answer("DE", "15123456789", plans)).toBe("+4915123456789");
  const answers = known.map(([country, typed]) => answer(country, typed, plans));
  expect(answers).toEqual(known.map(([, , expected]) => expected));
});

test("a plausible number is accepted if the plans do not know the practice's country", () => {
  expect(answer("US", "202 555 0143", () => null)).toBe("+12025550143");
});
