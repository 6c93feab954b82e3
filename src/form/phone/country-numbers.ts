import { callingCode } from "../calling-code.ts";

const NUMBERS: Record<string, string> = {
  "1": "911",
  "44": "999",
  "52": "911",
  "61": "000",
  "64": "111",
};
// The European Union, countries next to it, and India.
const USES_112 = /^(?:3[0-469]|4[0135-9]|35[1-9]|37[0-2]|38[56]|42[01]|9[01])$/;
// Barbados, Jamaica, Dominica, and Trinidad and Tobago have the calling code 1, but other numbers.
const NOT_911 = /^\D*1\D*(?:246|658|767|868|876)/;

/** Also where the country's own number is another one: phones connect them everywhere. */
const KNOWN = ["911", "999", "112"];
const WORDS =
  /emer[gh]en|urg[eê]nc|ambul[aâ]n|ijans|急[诊診救]|[紧緊]急|救[护護]|응급|구급|cấp cứu|khẩn cấp|экстрен|неотлож|скор\S{2} помощ|طوارئ|[إا]سعاف/i;
const NOT_ONE = /\b(?:not|non|no es|pas|não é)[ -](?:an? |una? |une |uma )?(?:emer|urg)/gi;

/** The number that an emergency text names, else the country's, which may be unknown. Undefined for other texts. */
export function emergencyIn(text: string, own: string | null): string | null | undefined {
  const numbers: string[] = text.match(/\d+(?:[ .()-]+\d+)*/g) ?? [];
  const named = numbers.find((number) => number === own || KNOWN.includes(number));
  return named ?? (WORDS.test(text.replace(NOT_ONE, "")) ? own : undefined);
}

export function emergencyNumber(phone: string): string | null {
  const code = callingCode(phone) ?? "";
  if (NOT_911.test(phone)) return null;
  return NUMBERS[code] ?? (USES_112.test(code) ? "112" : null);
}
