import { type Finding, finding } from "../../diagnostics/finding.ts";
import { planPageQuestions } from "../../form/questions/plan.ts";
import { editDistance } from "../../form/text/edit-distance.ts";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import {
  ATTRIBUTE_NAMES,
  isSecureUrl,
  readSettings,
  SETTING_NAMES,
  type SettingName,
  validText,
} from "../api/attributes.ts";
import { meantTexts } from "../api/meant-text.ts";

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
  attribution: "page or none, which is used",
  "idempotency-header": FLAG,
  "wipe-after-idle": "a number of minutes up to 9999, or 0 for never; 5 is used",
  "slots-url": URL_RULE,
  "ask-times": FLAG,
  ask: "new-patient, for-whom or text-consent, separated by spaces",
};

const MAX_QUOTE_LENGTH = 120;

/** What is wrong with an attribute's value. Never shows a password. */
export function invalidAttributeMessage(name: SettingName, text: string): string {
  const expected = EXPECTED[name];
  const meant = meantTexts(text).at(-1) ?? "";
  const isUrl = expected.startsWith(URL_RULE);
  const problems = [...(isUrl ? [urlProblem(meant, name)] : []), ...lookalikes(meant)];
  const quote = text.replace(/\/\/[^/?#]*@/, "//…@");
  const shown = quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH)}…` : quote;
  return `found “${shown}”, expected ${[expected, ...problems].join("; ")}`;
}

/** The characters that may look like others, by their code points: `U+0430` looks like `a`. */
function lookalikes(text: string): string[] {
  const found = [...new Set(text.match(/[^\s!-~]/gu))].slice(0, 3);
  const codes = found.map(
    (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return found.length > 0 ? [`it contains ${codes.join(", ")}`] : [];
}

function urlProblem(text: string, name: SettingName): string {
  if (/^[/.?#]|^[^:]*$/.test(text)) return "this URL is relative";
  if (/^[\w-]+(\.[\w-]+)*:\d{1,5}(\/|$)/.test(text)) return "write https:// in front";
  if (!URL.canParse(text)) return "this is not a valid URL";
  const { username, password, protocol, search, hash } = new URL(text);
  if (username || password) return "this URL has a user name or password";
  if (!/^https?:$/.test(protocol)) return `the scheme of this URL is ${protocol.slice(0, -1)}`;
  if (protocol === "http:") return "this URL is http";
  if (name === "base-url" && (search || hash)) return "this URL has a query or a fragment";
  return "this is not a valid URL";
}

/** In the documentation, or under a domain that exists only for documentation (RFC 2606), or of a template. */
const PLACEHOLDER =
  /^(LOCATION-ID|…|\.\.\.|\+15550100)$|^https?:\/\/([^/?#:]+\.)?(example|example\.(com|org|net))([:/?#]|$)|\{\{|\{%|\$\{|<[?%]/i;

export const isPlaceholder = (text: string | null) => PLACEHOLDER.test(text?.trim() ?? "");

/** What is wrong with the attributes of a form's element. */
export function attributeFindings(form: Element): Finding[] {
  const read = (name: string) => form.getAttribute(name);
  const { baseUrl, ask } = readSettings(read);
  const misspelled = misspelledAttributes(form, ATTRIBUTE_NAMES);
  const isMeant = (name: string) => misspelled.some(({ detail }) => detail.includes(name));
  const invalid = SETTING_NAMES.flatMap((name): Finding[] => {
    const text = read(name);
    if (text === null) return [];
    if (isPlaceholder(text)) return [finding("WS520", name, text.trim())];
    return validText(name, text) === null
      ? [finding("WS102", name, invalidAttributeMessage(name, text))]
      : [];
  });
  const missing = (["location-id", "base-url"] as const)
    .filter((name) => read(name) === null && !isMeant(name))
    .map((name) => finding("WS101", name));
  const { unknown } = planPageQuestions({
    slotsUrl: null,
    hasSlotsHandler: false,
    askTimes: false,
    ask,
  });
  return [
    ...misspelled,
    ...invalid,
    ...missing,
    ...(baseUrl && !isSecureUrl(baseUrl) ? [finding("WS104", "base-url")] : []),
    ...unknown.map((word) => finding("WS102", "ask", invalidAttributeMessage("ask", word))),
  ];
}

/** The attributes of an element whose names are almost those of the form. */
export const misspelledAttributes = (element: Element, known: readonly string[]): Finding[] =>
  element.getAttributeNames().flatMap((name) => {
    // HTML 4 has "language" for scripts.
    if (known.includes(name) || name === "language") return [];
    const meant = known.find((one) => isSimilar(name, one));
    return meant && !element.hasAttribute(meant)
      ? [finding("WS113", name, `did you mean ${meant}?`)]
      : [];
  });

/** Whether two names differ by a few letters, by a prefix, or in how their words are separated. */
export function isSimilar(name: string, known: string): boolean {
  const [a, b] = [letters(name), letters(known)];
  const tolerance = b.length < 5 ? 0 : b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= tolerance && editDistance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data[^a-z]|[^a-z]/g, "");
