import { readHours } from "../../contract/hours.ts";
import { malformedIds } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { OPTION_NAMES } from "../../contract/slot.ts";
import { type Finding, finding } from "../../diagnostics/finding.ts";
import { isSecureUrl } from "../../diagnostics/secure-url.ts";
import { findChoice } from "../../form/choices.ts";
import { planPageQuestions } from "../../form/page-questions.ts";
import { editDistance } from "../../form/text/edit-distance.ts";
import {
  ATTRIBUTE_NAMES,
  readSettings,
  SETTING_NAMES,
  type SettingName,
  toCamelCase,
  validText,
  withoutQuotes,
} from "../../settings/attributes.ts";
import { expectedValue } from "../../settings/expected-value.ts";
import { isNameOf, OPENER, OWN_QUESTIONS_SCRIPT, TAG_NAME } from "../../settings/names.ts";

type Root = Document | ShadowRoot;

const rootsIn = (root: Root): Root[] => [
  root,
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  ),
];

/** `querySelectorAll` that also searches open shadow roots. */
export const findAll = (selector: string): Element[] =>
  rootsIn(document).flatMap((root) => [...root.querySelectorAll(selector)]);

const SCRIPT = /\/web-scheduler(-\d[\w.-]*)?\.js(\?|#|$)/;
const SCRIPT_ATTRIBUTES = [...ATTRIBUTE_NAMES, "target"].map((name) => `data-${name}`);

const srcOf = (tag: Element) => (tag as HTMLScriptElement).src;

/** Mistakes in the page's HTML around the form, which no parser reports. */
export function pageFindings(): Finding[] {
  const elements = findAll("*");
  const forms = elements.filter(({ localName }) => localName === TAG_NAME);
  const tags = elements.filter((one) => one.localName === "script" && SCRIPT.test(srcOf(one)));
  return [
    ...tags.flatMap((tag) => misspelledAttributes(tag, SCRIPT_ATTRIBUTES)),
    ...forms.filter(containsPage).map(() => finding("WS114", `<${TAG_NAME}>`)),
    ...misspelledElements(elements),
    ...openerFindings(elements, forms),
  ];
}

export function scriptFindings(forms: readonly Element[]): Finding[] {
  const tags = findAll("script[src]").filter((tag) => SCRIPT.test(srcOf(tag)));
  const settings = (tag: Element) => `${srcOf(tag)} ${tag.getAttribute("data-location-id")}`;
  const files = new Set(tags.map((tag) => srcOf(tag).replace(/[?#].*/, "")));
  // Several tags are fine if they load the same file for different locations.
  const isRepeated = files.size > 1 || new Set(tags.map(settings)).size < tags.length;
  const defined = customElements.get(TAG_NAME);
  const isForeign = defined !== undefined && !("version" in defined);
  const inHead = tags.filter(
    (tag) =>
      tag.closest("head") && /location-id/.test(startTag(tag)) && !/target/.test(startTag(tag)),
  );
  return [
    ...(isRepeated ? [finding("WS107", "The script", [...files].join(", "))] : []),
    ...(isForeign ? [finding("WS107", `<${TAG_NAME}>`, "another script defines it")] : []),
    ...inHead.map(() => finding("WS103", "The script's tag", "it is in <head>")),
    ...(forms.length === 0 && !isForeign ? [finding("WS115", "The script")] : []),
  ];
}

export const startTag = (element: Element) =>
  (element.cloneNode() as Element).outerHTML.replace(/<\/[\w-]+>$/, "").slice(0, 160);

const PAGE_PARTS = `script:not(${OWN_QUESTIONS_SCRIPT}), header, footer, main, nav, section, article, aside, form, iframe`;
const MAX_FALLBACK_LENGTH = 600;

/** A self-closing tag contains everything up to the end of its parent. */
function containsPage(form: Element): boolean {
  const { length } = form.querySelector(OWN_QUESTIONS_SCRIPT)?.textContent ?? "";
  const hasText = form.textContent.trim().length > length + MAX_FALLBACK_LENGTH;
  return hasText || form.querySelector(`${PAGE_PARTS}, ${TAG_NAME}`) !== null;
}

/** Also `<web-scheduler<br>`, which an editor makes of a line break in the start tag. */
function misspelledElements(elements: readonly Element[]): Finding[] {
  const names = new Set(elements.map(({ localName }) => localName));
  return [...names]
    .filter((name) => name !== TAG_NAME && !customElements.get(name))
    .filter((name) => isSimilar(name.replace(/<.*/, ""), TAG_NAME))
    .map((name) => finding("WS116", `<${name}>`));
}

const isPopup = (form: Element) => /^(popup|button)$/i.test(form.getAttribute("mode") ?? "");

function openerFindings(elements: readonly Element[], forms: readonly Element[]): Finding[] {
  const popups = forms.filter(isPopup);
  const wanted = elements
    .filter((element) => element.hasAttribute(OPENER))
    .map((opener) => withoutQuotes(opener.getAttribute(OPENER) ?? ""));
  const unused = wanted.filter(
    (name) => !popups.some((form) => name === "" || isNameOf(form, name)),
  );
  const needsOpener = popups.some((form) => /^popup$/i.test(form.getAttribute("mode") ?? ""));
  return [
    ...unused.map((name) => finding("WS117", `${OPENER}="${name}"`, "no form has this name")),
    ...(needsOpener && wanted.length === 0
      ? [finding("WS117", 'mode="popup"', `no element has ${OPENER}`)]
      : []),
  ];
}

const MAX_QUOTE_LENGTH = 120;

/** What is wrong with an attribute's value. Never shows a password. */
export function invalidAttributeMessage(name: SettingName, text: string): string {
  const quote = text.replace(/\/\/[^/?#]*@/, "//…@");
  const shown = quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH)}…` : quote;
  return `found “${shown}”, expected ${expectedValue(name)}`;
}

/** In the documentation, or under a domain that exists only for documentation (RFC 2606), or of a template. */
const PLACEHOLDER =
  /^(LOCATION-ID|…|\.\.\.|\+15550100)$|^https?:\/\/([^/?#:]+\.)?(example|example\.(com|org|net))([:/?#]|$)|\{\{|\{%|\$\{|<[?%]/i;

export const isPlaceholder = (text: string | null) => PLACEHOLDER.test(text?.trim() ?? "");

/** What is wrong with the attributes of a form's element. @param record null if it is not loaded */
export function attributeFindings(form: Element, record: LocationRecord | null = null): Finding[] {
  const read = (name: string) => form.getAttribute(name);
  const { baseUrl, ask, locationId, hours } = readSettings(read);
  const malformed = malformedIds(validText("location-id", read("location-id")));
  const misspelled = misspelledAttributes(form, ATTRIBUTE_NAMES);
  const isMeant = (name: string) => misspelled.some(({ detail }) => detail.includes(name));
  const isNotOffered = (name: SettingName, text: string) => {
    const question = OPTION_NAMES.find((option) => option === toCamelCase(name));
    // Another location may offer it.
    const isOnly = locationId.length < 2;
    return isOnly && record && question && !findChoice(record.web_scheduler_config, question, text);
  };
  const invalid = SETTING_NAMES.flatMap((name): Finding[] => {
    const text = read(name);
    if (text === null) return [];
    if (isPlaceholder(text)) return [finding("WS520", name, text.trim())];
    return validText(name, text) === null || isNotOffered(name, text)
      ? [finding("WS102", name, invalidAttributeMessage(name, text))]
      : [];
  });
  const missing = (["location-id", "base-url"] as const)
    .filter((name) => read(name) === null && !isMeant(name))
    .map((name) => finding("WS101", name));
  const wrongHours = hours && !readHours(hours) ? [hours] : [];
  const { unknown } = planPageQuestions({ hasTimes: false, askTimes: false, ask });
  return [
    ...misspelled,
    ...invalid,
    ...missing,
    ...(baseUrl && !isSecureUrl(baseUrl) ? [finding("WS104", "base-url")] : []),
    ...malformed.map((id) => finding("WS102", "location-id", `“${id}” is not a UUID`)),
    ...wrongHours.map((text) => finding("WS102", "hours", invalidAttributeMessage("hours", text))),
    ...unknown.map((word) => finding("WS102", "ask", invalidAttributeMessage("ask", word))),
  ];
}

const misspelledAttributes = (element: Element, known: readonly string[]): Finding[] =>
  element.getAttributeNames().flatMap((name) => {
    // HTML 4 has "language" for scripts.
    if (known.includes(name) || name === "language") return [];
    const meant = known.find((one) => isSimilar(name, one));
    return meant && !element.hasAttribute(meant)
      ? [finding("WS113", name, `did you mean ${meant}?`)]
      : [];
  });

/** Whether two names differ by a few letters, by a prefix, or in how their words are separated. */
function isSimilar(name: string, known: string): boolean {
  const [a, b] = [letters(name), letters(known)];
  const tolerance = b.length < 5 ? 0 : b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= tolerance && editDistance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data[^a-z]|[^a-z]/g, "");
