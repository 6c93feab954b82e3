import { LANGUAGE_CODES } from "../../../messages/languages.ts";
import type { SettingName } from "../../api/attributes.ts";

const URL_RULE = "an absolute https URL without user name and password";
const FLAG = "the attribute alone, or no attribute";

/** The valid values of each attribute; continues "expected …". */
const EXPECTED: Record<SettingName, string> = {
  "location-id": "the location's UUID",
  "base-url": `${URL_RULE}, query and fragment`,
  "submit-url": URL_RULE,
  phone: "a phone number of + and digits, like +12025550143",
  lang: `one of ${LANGUAGE_CODES.join(", ")}`,
  languages: `codes separated by spaces, of ${LANGUAGE_CODES.join(", ")}`,
  "privacy-url": URL_RULE,
  "heading-level": "a number from 1 to 6",
  mode: "inline, button or popup",
  theme: "auto, light or dark",
  attribution: "page or none",
  "idempotency-header": FLAG,
  "wipe-after-idle": "a number of minutes from 1 to 9999",
  "slots-url": URL_RULE,
  "ask-times": FLAG,
  ask: "new-patient, for-whom or text-consent, separated by spaces",
};

const MAX_QUOTE_LENGTH = 120;

/** What is wrong with an attribute's value. Never shows a password. */
export function invalidAttributeMessage(name: string, text: string): string {
  const expected = EXPECTED[name as SettingName] ?? "another value";
  const problem = expected.startsWith(URL_RULE) ? urlProblem(text.trim(), name) : "";
  const quote = text.replace(/\/\/[^/?#]*@/, "//…@");
  const shown = quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH)}…` : quote;
  return `found “${shown}”, expected ${expected}${problem && `; ${problem}`}`;
}

function urlProblem(text: string, name: string): string {
  if (/^[/.?#]|^[^:]*$/.test(text)) return "this URL is relative";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "this is not a valid URL";
  }
  if (url.username || url.password) return "this URL has a user name or password";
  if (url.protocol === "http:" && name !== "base-url") return "this URL is http";
  if (/^[\w-]+(\.[\w-]+)*:\d{1,5}(\/|$)/.test(text)) return "write https:// in front";
  if (!/^https?:$/.test(url.protocol))
    return `the scheme of this URL is ${url.protocol.slice(0, -1)}`;
  if (url.search || url.hash || /[?#]/.test(text)) return "this URL has a query or a fragment";
  return url.protocol === "http:" ? "this URL is http" : "this is not a valid URL";
}
