import parse, {
  type CountryCallingCode,
  type Examples,
  type MetadataJson,
  validatePhoneNumberLength,
} from "libphonenumber-js/core";
import { formatE164 } from "./format.ts";
import type { NumberingPlans, ParsedPhone } from "./parse-number.ts";

type PhoneErrorReason = Extract<ParsedPhone, { error: string }>["error"];

const REASONS: Record<string, PhoneErrorReason> = { TOO_SHORT: "short", TOO_LONG: "long" };

/** Why a number is unusual: too short, too long, in no plan, or of another country (ISO 3166) than the practice. */
export type PhoneNote =
  | { code: "short" | "long" | "unusual" }
  | { code: "abroad"; country: string };

const DIGITS = [..."0123456789"];

/** Territories that are not foreign. Canada counts as the United States: people keep a number when they move. */
const TERRITORIES = {
  US: ["AS", "CA", "GU", "MP", "PR", "VI"],
  GB: ["GG", "IM", "JE"],
  AU: ["CC", "CX"],
  FI: ["AX"],
  IT: ["VA"],
  NO: ["SJ"],
};

// Numbers that each country's regulator reserves for fiction.
const FICTITIOUS: Record<string, string> = {
  "1": "(202) 555-0143",
  "33": "01 99 00 12 34",
  "44": "020 7946 0958",
  "46": "08-465 004 12",
  "49": "030 23125 046",
  "61": "(02) 5550 1234",
  "353": "020 913 1234",
};

/** Of libphonenumber-js, whose types the npm package's declarations must not import. */
export interface PlanData {
  /** `MetadataJson` */
  metadata: object;
  /** `Examples`: a number of each country; null if the plans are those of North America only. */
  examples: object | null;
}

/** Parses and formats numbers by these numbering plans. */
export function createPhoneTools(data: PlanData) {
  const metadata = data.metadata as MetadataJson;
  const examples = data.examples as Examples | null;
  const isComplete = examples !== null;
  const isPlanned = (number: string) => isComplete || /^\+?1/.test(number);

  /** Rejects impossible lengths only: number ranges change faster than this file, and new numbers are valid. */
  const numberingPlans: NumberingPlans = (dialed, callingCode) => {
    const home = dialed.startsWith("+") ? null : callingCode;
    if (!isPlanned(home ?? dialed)) return undefined;
    if (home !== null && !Object.hasOwn(metadata.country_calling_codes, home)) return null;
    const options = home === null ? {} : { defaultCallingCode: home };
    const number = parse(dialed, options, metadata);
    if (number?.isPossible()) {
      // libphonenumber removes one leading zero per parse: zeros never parse twice to the same result.
      const again = parse(number.number, metadata)?.number;
      return again === number.number
        ? { e164: again, isValid: number.isValid() }
        : { error: "impossible" };
    }
    const why = validatePhoneNumberLength(dialed, options, metadata) ?? "";
    return why === "INVALID_COUNTRY" ? null : { error: REASONS[why] ?? "impossible" };
  };

  const isValid = (e164: string) => parse(e164, metadata)?.isValid() === true;

  /** Whether one or two more digits, or one less, would make the number valid. */
  function doubt(e164: string): "short" | "long" | "unusual" {
    const longer = DIGITS.map((digit) => e164 + digit);
    if (longer.some(isValid)) return "short";
    if (isValid(e164.slice(0, -1))) return "long";
    return longer.some((text) => DIGITS.some((digit) => isValid(text + digit)))
      ? "short"
      : "unusual";
  }

  function countryOf(e164: string) {
    const country = parse(e164, metadata)?.country;
    const owner = Object.entries(TERRITORIES).find(([, codes]) =>
      codes.some((code) => code === country),
    );
    return owner?.[0] ?? country;
  }

  return {
    /** Whether these are the plans of all countries. */
    isComplete,
    numberingPlans,
    isValid,

    /**
     * Formats a number in E.164 for people in the country with this calling code: `020 7946 0958`
     * within the country, `+44 20 7946 0958` otherwise. Returns any other text unchanged.
     */
    formatPhone(e164: string, callingCode: string | null): string {
      if (!isPlanned(e164)) return formatE164(e164);
      const number = parse(e164, metadata);
      if (!number?.isPossible()) return e164;
      return number.countryCallingCode === callingCode
        ? number.formatNational()
        : number.formatInternational();
    },

    /** Reasons to check an accepted number; null for an ordinary one. `practicePhone` is in E.164. */
    phoneNote(e164: string, practicePhone: string): PhoneNote | null {
      if (!isPlanned(e164)) return null;
      if (!isValid(e164)) return { code: doubt(e164) };
      const country = countryOf(e164);
      const home = countryOf(practicePhone);
      return country && home && country !== home ? { code: "abroad", country } : null;
    },

    /** An example of a phone number as people in the country with this calling code write it; null if it is unknown. */
    examplePhone(callingCode: string): string | null {
      const country = metadata.country_calling_codes[callingCode as CountryCallingCode]?.[0];
      // Other countries reserve none: a documented example of a mobile number.
      const example =
        country && examples && parse(examples[country], country, metadata)?.formatNational();
      return FICTITIOUS[callingCode] ?? example ?? null;
    },
  };
}
