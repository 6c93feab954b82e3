import type { SettingName } from "../../api/attributes.ts";

const URL_RULE = "an absolute https URL without user name and password";
const FLAG = "the attribute alone, or no attribute";

/** What each attribute takes; "expected …". */
const EXPECTED: Record<SettingName, string> = {
  "location-id": "the location's UUID",
  "base-url": `${URL_RULE}, query and fragment`,
  "submit-url": URL_RULE,
  phone: "a phone number of + and digits, like +12025550143",
  lang: "en, es or ar",
  "privacy-url": URL_RULE,
  "heading-level": "a number from 1 to 6",
  mode: "inline, button or popup",
  attribution: "page, visit or none",
  "prefill-from-url": FLAG,
  "idempotency-header": FLAG,
  "allow-draft": FLAG,
  "wipe-after-idle": "a number of minutes from 1 to 9999",
};

const LONGEST_QUOTE = 120;

/** What is wrong with an attribute's value, for the site owner; never shows a password. */
export function wrongAttribute(name: string, text: string): string {
  const expected = EXPECTED[name as SettingName] ?? "another value";
  const why = expected.startsWith(URL_RULE) ? whyNoUrl(text.trim(), name) : "";
  const quote = text.replace(/\/\/[^/?#]*@/, "//…@");
  const shown = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote;
  return `found “${shown}”, expected ${expected}${why && `; ${why}`}`;
}

function whyNoUrl(text: string, name: string): string {
  if (/^[/.?#]|^[^:]*$/.test(text)) return "this one is relative";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "this one cannot be read";
  }
  if (url.username || url.password) return "this one has a user name or password";
  if (url.protocol === "http:" && name !== "base-url") return "the scheme of this one is http";
  if (!/^https?:$/.test(url.protocol))
    return `the scheme of this one is ${url.protocol.slice(0, -1)}`;
  if (url.search || url.hash || /[?#]/.test(text)) return "this one has a query or a fragment";
  return url.protocol === "http:" ? "the scheme of this one is http" : "this one cannot be read";
}
