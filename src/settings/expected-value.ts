import { QUESTION_NAMES, questionSpec } from "../contract/questions.ts";
import { LANGUAGE_CODES } from "../messages/languages.ts";
import { ATTRIBUTES, type Attributes, FLAG, type SettingName, toCamelCase } from "./attributes.ts";

/** The valid values of an attribute; continues "expected …". */
export function expectedValue(name: SettingName): string {
  const key = toCamelCase(name);
  const { valid } = ATTRIBUTES[key];
  const urlRule = "an absolute https URL without user name and password";
  const codes = LANGUAGE_CODES.join(", ");
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" });
  const tokens = new Set(QUESTION_NAMES.flatMap((question) => questionSpec(question).token ?? []));
  /** Of those whose kind does not say it. */
  const own: Partial<Record<keyof Attributes, string>> = {
    locationId: "the location's UUID, or several separated by spaces",
    baseUrl: `${urlRule}, query and fragment`,
    phone: "a phone number of + and digits, like +12025550143",
    lang: `one of ${codes}`,
    languages: `codes separated by spaces, of ${codes}`,
    headingLevel: "a number from 1 to 6",
    attribution: "page or none, which is used",
    wipeAfterIdle: "a number of minutes up to 9999, or 0 for never; 5 is used",
    replyWithin: "a whole number of hours or days, like 2 hours or 1 day",
    hours:
      "opening hours like Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00; 2026 Dec 25 off, not past midnight, and not closed all week",
    questions: "the JSON of the practice's own questions, or the id of the script that has it",
    ask: `${list.format(tokens)}, separated by spaces`,
    insurers: "up to 200 names of up to 200 characters, separated by semicolons or commas",
    appointmentType: "the name of one type that the record offers",
    provider: "the name or id of one provider that the record offers",
  };
  if (own[key]) return own[key];
  if (valid === FLAG.valid) return "the attribute alone, or no attribute";
  if (!(valid instanceof RegExp)) return urlRule;
  return list.format(valid.source.match(/\w+/g) ?? []);
}
