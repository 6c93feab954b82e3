import { describe, expect, test } from "vitest";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { formatPhone, numberingPlans, phoneNote } from "../../../src/embed/chunks/phone/phone.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { callingCode } from "../../../src/form/calling-code.ts";
import { mapInputs } from "../../../src/form/inputs.ts";
import { validatePhone } from "../../../src/form/phone/phone.ts";
import { planForm } from "../../../src/form/plan.ts";
import { hintsFor } from "../../../src/form/validation/hints.ts";

const RECORD = EXAMPLES[0]?.record as LocationRecord;
const tools = { numberingPlans, formatPhone, phoneNote };

// The numbers of practices in each country.
const PRACTICES = {
  US: "+12025550100",
  CA: "+14165550100",
  GB: "+442079460100",
  FR: "+33199000100",
  DE: "+493023125100",
  ES: "+34912345600",
  IT: "+390612345600",
  IE: "+353209130100",
  AU: "+61255501200",
  NZ: "+6495551200",
  MX: "+525512345600",
  BR: "+551132345600",
  AR: "+541123456700",
  CO: "+576012345600",
  IN: "+912212345600",
  AE: "+97141234500",
  SA: "+966112345600",
  EG: "+20223456700",
  DK: "+4534412300",
  SG: "+6561234500",
  JP: "+81312345600",
  RU: "+74951234500",
  NL: "+31201234500",
  PL: "+48221234500",
  EE: "+3726123400",
};

/** The stored number, with `~` and the note, or the code of the error. */
function answer(country: keyof typeof PRACTICES, typed: string): string {
  const practicePhone = PRACTICES[country];
  const code = callingCode(practicePhone);
  const result = validatePhone(typed, code, numberingPlans);
  if ("error" in result) return result.error.code;
  const record = { ...RECORD, phone_number: practicePhone };
  const values = { ...mapInputs(() => ""), phone: typed };
  const { phone } = hintsFor(["phone"], values, planForm(record), tools);
  const note = phone?.note;
  if (!note) return String(result.value);
  return `${result.value} ~${note.code === "abroad" ? note.country : note.code}`;
}

type Row = [country: keyof typeof PRACTICES, typed: string, expected: string];

const GROUPS: Record<string, Row[]> = {
  "a national number": [
    ["US", "1 202 555 0143", "+12025550143"],
    ["US", "202.555.0143.", "+12025550143"],
    ["US", "800 555 0143", "+18005550143"],
    ["ES", "612 34 56 78", "+34612345678"],
    ["IT", "312 345 6789", "+393123456789"],
    ["IE", "085 012 3456", "+353850123456"],
    ["AU", "0412 345 678", "+61412345678"],
    ["NZ", "021 123 4567", "+64211234567"],
    ["MX", "55 1234 5678", "+525512345678"],
    ["BR", "(11) 96123-4567", "+5511961234567"],
    ["BR", "0 11 96123-4567", "+5511961234567"],
    ["AR", "011 15-2345-6789", "+5491123456789"],
    ["CO", "321 1234567", "+573211234567"],
    ["IN", "081234 56789", "+918123456789"],
    ["IN", "98765 43210", "+919876543210"],
    ["AE", "050 123 4567", "+971501234567"],
    ["AE", "٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
    ["SA", "051 234 5678", "+966512345678"],
    ["EG", "010 01234567", "+201001234567"],
    ["SG", "8123 4567", "+6581234567"],
    ["JP", "090-1234-5678", "+819012345678"],
    ["NL", "06 12345678", "+31612345678"],
    ["PL", "512 345 678", "+48512345678"],
    ["EE", "5123 4567", "+37251234567"],
  ],
  "a national number with its calling code": [
    ["US", "+1 (202) 555-0143", "+12025550143"],
    ["GB", "+44 (0)20 7946 0958", "+442079460958"],
    ["GB", "44 20 7946 0958", "+442079460958"],
    ["GB", "0044 020 7946 0958", "+442079460958"],
    ["FR", "+33 (0)1 99 00 12 34", "+33199001234"],
    ["ES", "0034 612 345 678", "+34612345678"],
    ["MX", "+52 1 55 1234 5678", "+525512345678"],
    ["BR", "55 11 96123 4567", "+5511961234567"],
    ["IN", "91 98765 43210", "+919876543210"],
    ["AE", "00971 50 123 4567", "+971501234567"],
    ["SA", "966 51 234 5678", "+966512345678"],
    ["EE", "372 5123 4567", "+37251234567"],
    ["EE", "372 612 3456", "+3726123456"],
  ],
  "a number of a territory": [
    ["US", "787 555 0143", "+17875550143"],
    ["US", "+1 671 555 0143", "+16715550143"],
    ["CA", "202 555 0143", "+12025550143"],
    ["GB", "01534 440099", "+441534440099"],
    ["GB", "+1 787 555 0143", "+17875550143 ~US"],
    ["IT", "06 698 12345", "+390669812345"],
  ],
  "a foreign number": [
    ["US", "+44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "011 52 55 1234 5678", "+525512345678 ~MX"],
    ["US", "+64 9 555 1234", "+6495551234 ~NZ"],
    ["US", "+646 555 0123", "+6465550123 ~NZ"],
    ["US", "(649) 555-1234", "+16495551234 ~TC"],
    ["ES", "+1 202 555 0143", "+12025550143 ~US"],
    ["GB", "00 33 1 99 00 12 34", "+33199001234 ~FR"],
    ["AU", "0011 44 20 7946 0958", "+442079460958 ~GB"],
    ["JP", "010 1 202 555 0143", "+12025550143 ~US"],
    ["RU", "8 10 44 20 7946 0958", "+442079460958 ~GB"],
    ["AE", "+44 7400 123456", "+447400123456 ~GB"],
  ],
  "a foreign number without its plus": [
    ["US", "44 20 7946 0958", "+442079460958 ~GB"],
    ["US", "52 55 1234 5678", "+525512345678 ~MX"],
    ["US", "34 612 345 678", "+34612345678 ~ES"],
    ["US", "45 34 41 23 45", "+4534412345 ~DK"],
    ["US", "64 21 123 456", "+6421123456 ~NZ"],
    ["ES", "44 20 7946 0958", "+442079460958 ~GB"],
    ["ES", "1 202 555 0143", "+12025550143 ~US"],
    ["GB", "33 1 99 00 12 34", "+33199001234 ~FR"],
    ["US", "353 20 913 1234", "phone-long"],
    ["US", "442079460958", "phone-long"],
  ],
  "a national number with a plus by mistake": [
    ["US", "+503 555 0142", "+15035550142"],
    ["US", "+(503) 555-0142", "+15035550142"],
    ["US", "+5035550142", "+15035550142"],
    ["US", "+202 555 0143", "+12025550143"],
    ["US", "+415-555-0132", "+14155550132"],
    ["US", "+212 555 0143", "+12125550143"],
    ["GB", "+020 7946 0958", "+442079460958"],
    ["GB", "+07400 123456", "+447400123456"],
    ["ES", "+612 345 678", "+34612345678"],
    ["FR", "+01 99 00 12 34", "+33199001234"],
    ["AE", "+050 123 4567", "+971501234567"],
    ["US", "+44 7946 0958", "phone-impossible"],
  ],
  "a digit too few or too many": [
    ["US", "509 555 01432", "phone-long"],
    ["GB", "020 7946 095", "+44207946095 ~short"],
    ["GB", "07400 12345", "+44740012345 ~short"],
    ["GB", "020 7946 09588", "phone-long"],
    ["GB", "7946 0958", "phone-impossible"],
    ["FR", "01 99 00 12 3", "phone-short"],
    ["FR", "+33 01 99 00 12 3", "phone-short"],
    ["FR", "01 99 00 12 345", "phone-long"],
    ["ES", "612 34 56 7", "phone-short"],
    ["ES", "612 34 56 789", "phone-long"],
    ["AU", "0412 345 67", "+6141234567 ~short"],
    ["AE", "050 123 456", "+97150123456 ~short"],
    ["MX", "55 1234 567", "phone-short"],
    ["IN", "98765 4321", "+91987654321 ~short"],
    ["DK", "34 41 23 4", "phone-short"],
    ["NL", "06 1234567", "+3161234567 ~short"],
    ["BR", "(11) 9612-345", "+55119612345 ~short"],
    ["SA", "051 234 567", "phone-short"],
    ["US", "12", "phone-short"],
  ],
  "a number that no plan has": [
    ["US", "202 055 0143", "phone-impossible"],
    ["US", "(202) 155-0143", "phone-impossible"],
    ["US", "+1 646 155 0143", "phone-impossible"],
    ["US", "102 555 0143", "phone-impossible"],
    ["US", "012 555 0143", "phone-impossible"],
    ["US", "453 555 0143", "+14535550143 ~unusual"],
    ["US", "911 555 0143", "+19115550143 ~unusual"],
    ["GB", "+0 20 7946 0958", "+442079460958"],
    ["ES", "112 345 678", "+34112345678 ~unusual"],
    ["US", "0000000000", "phone-impossible"],
    ["US", "+999 123 4567", "phone-impossible"],
  ],
  "a word next to the number": [
    ["US", "cell 202 555 0143", "+12025550143"],
    ["US", "Cell: 202 555 0143", "+12025550143"],
    ["US", "202-555-0143 (home)", "+12025550143"],
    ["US", "(h) 202-555-0143", "+12025550143"],
    ["US", "h: 202-555-0143", "+12025550143"],
    ["US", "mobile 202 555 0143 please call", "+12025550143"],
    ["US", "my number is 202 555 0143", "+12025550143"],
    ["US", "202 555 0143 cell", "+12025550143"],
    ["US", "202.555.0143 - mobile", "+12025550143"],
    ["US", "cell +44 20 7946 0958", "+442079460958 ~GB"],
    ["GB", "Mob 07400 123456", "+447400123456"],
    ["GB", "07400 123456 (evenings)", "+447400123456"],
    ["ES", "móvil 612 345 678", "+34612345678"],
    ["ES", "612 345 678 casa", "+34612345678"],
    ["MX", "Cel. 55 1234 5678", "+525512345678"],
    ["AE", "جوال ٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
    ["AE", "جوال: 050 123 4567", "+971501234567"],
    ["AE", "050 123 4567 واتساب", "+971501234567"],
    ["US", "📱 202 555 0143", "+12025550143"],
    ["US", "cell 202 555 014", "phone-short"],
    ["US", "202 555 0143 after 5", "phone-letters"],
    ["US", "202 555 O143", "phone-letters"],
    ["US", "ada2025550143@quill.example", "phone-letters"],
    ["US", "March 27 1990", "phone-letters"],
    ["US", "call me", "phone-letters"],
  ],
  "an extension": [
    ["US", "202 555 0143 ext 12", "phone-extension"],
    ["US", "202 555 0143 extension 12", "phone-extension"],
    ["US", "202 555 0143 extension number 12", "phone-extension"],
    ["US", "202 555 0143 ext. no. 12", "phone-extension"],
    ["US", "202 555 0143 (work) ext 12", "phone-extension"],
    ["US", "work 202 555 0143 x 12", "phone-extension"],
    ["US", "ext 12, 202 555 0143", "phone-extension"],
    ["US", "202 555 0143 extension twelve", "phone-extension"],
    ["ES", "912 345 678 extensión número 12", "phone-extension"],
    ["ES", "912 345 678 ext. 12", "phone-extension"],
    ["BR", "(11) 3234-5678 ramal 12", "phone-extension"],
    ["AE", "04 123 4567 تحويلة رقم ١٢", "phone-extension"],
    ["DE", "030 23125046 Durchwahl 12", "phone-extension"],
  ],
  "two numbers": [
    ["US", "202 555 0143; 202 555 0144", "phone-two"],
    ["US", "202 555 0143, 202 555 0144", "phone-two"],
    ["US", "2025550143 2025550144", "phone-two"],
    ["US", "home 202 555 0143 cell 202 555 0144", "phone-two"],
    ["US", "(h) 202-555-0143 (c) 202-555-0144", "phone-two"],
    ["GB", "020 7946 0958 or 07400 123456", "phone-two"],
    ["ES", "612 345 678 / 912 345 678", "phone-two"],
    ["ES", "612 345 678 o 912 345 678", "phone-two"],
    ["AE", "050 123 4567 أو 050 123 4568", "phone-two"],
    ["DK", "34 41 23 45 / 34 41 23 46", "phone-two"],
    ["US", "202 555 0143 / 0144", "phone-long"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("in %s, %j: %s", (country, typed, expected) => {
    expect(answer(country, typed)).toBe(expected);
  });
});
