import { describe, expect, test } from "vitest";
import { numberingPlans, phoneNote } from "../../../src/embed/chunks/phone/phone.ts";
import { callingCode } from "../../../src/form/calling-code.ts";
import type { NumberingPlans } from "../../../src/form/phone/numbering-plans.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";

/** The numbers of practices in each country. */
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
  CO: "+576012345600",
  DE: "+493023125100",
  DK: "+4534412300",
  EE: "+3726123400",
  EG: "+20223456700",
  ES: "+34912345600",
  FR: "+33199000100",
  GA: "+24106031200",
  GB: "+442079460100",
  HU: "+3612345600",
  IE: "+353209130100",
  IN: "+912212345600",
  IT: "+390612345600",
  JP: "+81312345600",
  MX: "+525512345600",
  NL: "+31201234500",
  NZ: "+6495551200",
  PL: "+48221234500",
  RU: "+74951234500",
  SA: "+966112345600",
  SG: "+6561234500",
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
  const note = result.value && practice && plans ? phoneNote(result.value, practice) : null;
  if (!note) return String(result.value);
  return `${result.value} ~${note.code === "abroad" ? note.country : note.code}`;
}

/** `byShape` is the answer until the numbering plans have loaded, if it is another one. */
type Row = [country: Country, typed: string, expected: string, byShape?: string];

/** Each row is for a country, a sign, a word or a mistake that no other row has. */
const GROUPS: Record<string, Row[]> = {
  "a national number": [
    ["AE", "050 123 4567", "+971501234567"],
    ["AE", "٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
    ["AR", "011 15-2345-6789", "+5491123456789", "+54111523456789"],
    ["AU", "0400 123 456", "+61400123456"],
    ["BJ", "0195123456", "+2290195123456"],
    ["BR", "(11) 96123-4567", "+5511961234567"],
    ["BR", "0 11 96123-4567", "+5511961234567"],
    ["BR", "55 11 96123 4567", "+5511961234567"],
    ["BR", "55 91234-5678", "+5555912345678"],
    ["BY", "0291234567", "+375291234567"],
    ["CA", "202 555 0143", "+12025550143"],
    ["CG", "061234567", "+242061234567"],
    ["CI", "0123456789", "+2250123456789"],
    ["CO", "321 1234567", "+573211234567"],
    ["DK", "45 34 41 23", "+4545344123"],
    ["DK", "45 34 41 23 45", "+4534412345"],
    ["EE", "5123 4567", "+37251234567"],
    ["EE", "372 5123 4567", "+37251234567"],
    ["EG", "010 01234567", "+201001234567"],
    ["ES", "612 34 56 78", "+34612345678"],
    ["ES", "912 345 678", "+34912345678"],
    ["FR", "01 99 00 12 34", "+33199001234"],
    ["GA", "06031234", "+24106031234"],
    ["GB", "01534 440099", "+441534440099"],
    ["IE", "020 913 1234", "+353209131234"],
    ["IN", "081234 56789", "+918123456789"],
    ["IN", "98765 43210", "+919876543210"],
    ["IT", "312 345 6789", "+393123456789"],
    ["IT", "06 698 12345", "+390669812345"],
    ["JP", "090-0101-2345", "+819001012345"],
    ["MX", "55 1234 5678", "+525512345678"],
    ["MX", "015512345678", "+525512345678"],
    ["NL", "06 12345678", "+31612345678"],
    ["NZ", "021 123 4567", "+64211234567"],
    ["PL", "512 345 678", "+48512345678"],
    ["RU", "89123456789", "+79123456789"],
    ["RU", "912 810 12 34", "+79128101234"],
    ["SA", "051 234 5678", "+966512345678"],
    ["SG", "8123 4567", "+6581234567"],
    ["SM", "0549886377", "+3780549886377"],
    ["US", "1 202 555 0143", "+12025550143"],
    ["US", "800 555 0143", "+18005550143"],
    ["US", "787 555 0143", "+17875550143"],
    ["US", "(202) 555-0143", "+12025550143"],
    ["US", "202\u00A0555\u00A00143", "+12025550143"],
    ["US", "２０２５５５０１４３", "+12025550143"],
    ["US", "२०२५५५०१४३", "+12025550143"],
    ["US", "202+555-0143", "+12025550143"],
  ],
  "a number with its calling code": [
    ["AE", "00971 50 123 4567", "+971501234567"],
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
    ["ES", "+612 345 678", "+34612345678", "+612345678"],
    ["GB", "+020 7946 0958", "+442079460958", "phone-impossible"],
  ],
  "a foreign number": [
    ["AU", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["AU", "0011 44 20 7946 0958", "+442079460958 ~GB"],
    ["GB", "+1 787 555 0143", "+17875550143 ~US"],
    ["GB", "+350 200 12345", "+35020012345 ~GI"],
    ["JP", "010 1 202 555 0143", "+12025550143 ~US"],
    ["JP", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["RU", "8 10 44 20 7946 0958", "+442079460958 ~GB"],
    ["RU", "00 44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "+44 (0)20 7946 0958", "+442079460958 ~GB"],
    ["US", "(649) 555-1234", "+16495551234 ~TC"],
    ["US", "+646 555 0123", "+6465550123 ~NZ"],
    ["US", "+44 0044 20 7946 0958", "+442079460958 ~GB", "phone-long"],
    ["US", "64 21 123 456", "+6421123456 ~NZ", "phone-impossible"],
    ["US", "44 20 7946 0958+", "+442079460958 ~GB"],
    ["US", "011 44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "+011 44 20 7946 0958", "+442079460958 ~GB"],
  ],
  "a number that may have a mistake": [
    ["BY", "+3752980123456", "+3752980123456 ~long"],
    ["GB", "44 7700 900123", "+447700900123 ~unusual"],
    ["GB", "020 7946 095", "+44207946095 ~short"],
    ["IN", "98765 4321", "+91987654321 ~short"],
    ["US", "453 555 0143", "+14535550143 ~unusual"],
  ],
  "signs and words next to a number, and other digits": [
    ["AE", "جوال: 050 123 4567", "+971501234567"],
    ["ES", "móvil 612 345 678", "+34612345678"],
    ["US", "\u202A+1 202 555 0143\u202C", "+12025550143"],
    ["US", "＋1 202 555 0143", "+12025550143"],
    ["US", "tel:+1-202-555-0143", "+12025550143"],
    ["US", "電話：202 555 0143", "+12025550143"],
    ["US", "(h) 202-555-0143", "+12025550143"],
    ["US", "📱 202 555 0143", "+12025550143"],
    ["US", "202;555;0143", "+12025550143"],
    ["US", "(202) 555-0143 (2nd choice)", "+12025550143"],
    ["US", "202 555 0143 [after 18:00]", "+12025550143"],
  ],
  "an extension": [
    ["AE", "04 123 4567 تحويلة ١٢", "phone-extension"],
    ["AR", "011 2345-6789 interno 12", "phone-extension"],
    ["BR", "(11) 3234-5678 ramal 12", "phone-extension"],
    ["CL", "2 2123 4567 anexo 12", "phone-extension"],
    ["DE", "030 23125046 Durchwahl 12", "phone-extension"],
    ["ES", "912 345 678 extensión 12", "phone-extension"],
    ["GB", "020 7946 0958 Extension: 12", "phone-extension"],
    ["US", "(202) 555-0143 ext 12", "phone-extension"],
    ["US", "tel:+12025550143;ext=12", "phone-extension"],
    ["US", "2025550143 x 7", "phone-extension"],
    ["US", "ext 12, 202 555 0143", "phone-extension"],
    ["US", "+12025550143;12", "phone-extension"],
    ["US", "202 555 0143 #12", "phone-extension"],
    ["US", "+12025550143,,12#", "phone-extension"],
    ["US", "2025550143 x 123456", "phone-extension"],
    ["US", "202 555 0143 (ext 12)", "phone-extension"],
  ],
  "two numbers": [
    ["AE", "050 123 4567 أو 050 123 4568", "phone-two"],
    ["DK", "34 41 23 45 / 34 41 23 46", "phone-two"],
    ["US", "202 555 0143 (202 555 0199)", "phone-two"],
    ["US", "202 555 0143; 202 555 0144", "phone-two"],
  ],
  "letters and words that are no number": [
    ["US", "1-800-LARKMERE", "phone-letters"],
    ["US", "ada2025550143@quill.example", "phone-letters"],
    ["US", "没有", "phone-letters"],
    ["US", "O2 0255 50143", "phone-letters"],
    ["US", "٢٠٢ ٥٥٥٠١٤ ثلاثة", "phone-letters"],
    ["US", "202 555 0143 after 5", "phone-letters"],
    ["US", "l2025550143", "phone-letters"],
    ["US", "202 555 014l", "phone-letters"],
    ["US", "two oh two 555 0143", "phone-letters"],
    ["US", "dos cero dos 555 0143", "phone-letters"],
  ],
  "too few digits": [
    ["SA", "051 234 567", "phone-short", "+96651234567"],
    ["US", "202 555 014", "phone-short"],
    ["US", "555-0143", "phone-short"],
    ["US", "home 555 0143", "phone-short"],
    ["US", "-", "phone-short"],
  ],
  "too many digits": [
    ["GB", "+44 2079 4609 5820 79", "phone-long"],
    ["MX", "+52315512345678", "phone-long", "+52315512345678"],
    ["MX", "+52155123456789", "phone-long", "+52155123456789"],
    ["US", "4000 0000 0000 0000", "phone-long"],
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

test("a plausible number is accepted if the plans do not know the practice's country", () => {
  expect(answer("US", "202 555 0143", () => null)).toBe("+12025550143");
});
