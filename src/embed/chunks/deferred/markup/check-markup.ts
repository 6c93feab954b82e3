import { type Finding, finding } from "../../../../diagnostics/finding.ts";
import { editDistance } from "../../../../form/text/edit-distance.ts";
import { ATTRIBUTE_NAMES } from "../../../api/attributes.ts";
import { OPENER, TAG_NAME } from "../../../api/names.ts";
import { whenIdle } from "../../../runtime/when-idle.ts";
import { editorHtmlIn } from "./editor-html.ts";
import { findAll, findRoots } from "./find-all.ts";

const SCRIPT_ATTRIBUTES = [...ATTRIBUTE_NAMES, "target"].map((name) => `data-${name}`);
/** A longer fallback, or one with one of these elements, is a part of the page. */
const MAX_FALLBACK_LENGTH = 600;
const PAGE_PARTS = "script, header, footer, main, nav, section, article, aside, form, iframe";
const HEADINGS = "h1, h2, h3, h4, h5, h6";
const BLOCKS = `${HEADINGS}, p, div, ul, ol, dl, table, figure, blockquote`;
const CALL_LINK = 'a[href^="tel:"], a[href^="mailto:"]';
/** A fallback with a link to call may also have a heading and a sentence. */
const MAX_CALL_LENGTH = 200;

/** Later than a page's own scripts usually insert links and forms. */
const DELAY_MS = 3_000;

let isScheduled = false;

/** Reports mistakes in the page's HTML around the form, once for all forms and tags. */
export function reportMarkup(report: (found: readonly Finding[]) => unknown): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => whenIdle(() => void report(checkMarkup())), DELAY_MS);
}

/** Mistakes in the page's HTML around the form, which no parser reports. */
export function checkMarkup(roots = findRoots()): Finding[] {
  const find = (selector: string) => findAll(selector, roots);
  const forms = find(TAG_NAME);
  const scripts = find(`script[src*="${TAG_NAME}"], script[data-src*="${TAG_NAME}"]`);
  return [
    ...forms.flatMap((form) => misspelledAttributes(form, ATTRIBUTE_NAMES)),
    ...scripts.flatMap((script) => misspelledAttributes(script, SCRIPT_ATTRIBUTES)),
    ...forms.filter(containsPage).map(() => finding("WS114", `<${TAG_NAME}>`)),
    ...misspelledElements(find("*")),
    ...find("*").flatMap(editorHtml),
    ...checkOpeners(forms, find),
  ];
}

function misspelledAttributes(element: Element, known: readonly string[]): Finding[] {
  return element.getAttributeNames().flatMap((name) => {
    // HTML 4 has "language" for scripts.
    const isUsual = name === "language" && element.localName === "script";
    if (known.includes(name) || isUsual) return [];
    const similar = known.find(
      (candidate) => isSimilar(name, candidate) || isAlias(name, candidate),
    );
    if (!similar || element.hasAttribute(similar)) return [];
    const meant = `did you mean ${similar}?`;
    return DASH.test(name) ? finding("WS120", name, meant) : finding("WS113", name, meant);
  });
}

/** What word processors write for a hyphen. */
const DASH = /[\u2010-\u2015\u2212]/;

/** What people write for an attribute, without hyphens. */
const ALIASES: Partial<Record<string, string>> = {
  "base-url": "api apiurl apibase apibaseurl apihost endpoint endpointurl server serverurl",
  "location-id": "location practice practiceid clinic clinicid office officeid uuid",
  "submit-url": "receiver receiverurl webhook webhookurl posturl requesturl requestsurl bookingurl",
  "slots-url": "timesurl availabilityurl calendarurl",
  "privacy-url": "privacy privacypolicy privacypolicyurl",
  phone: "tel telephone phonenumber",
  lang: "language locale",
};

const isAlias = (name: string, known: string) =>
  ALIASES[known.replace(/^data-/, "")]?.split(" ").includes(letters(name)) ?? false;

/** A self-closing tag contains everything up to the end of its parent. */
function containsPage(form: Element): boolean {
  const { length } = (form.textContent ?? "").trim();
  const maxLength = form.querySelector(CALL_LINK) ? MAX_CALL_LENGTH : 0;
  return (
    form.querySelector(`${PAGE_PARTS}, ${TAG_NAME}`) !== null ||
    length > MAX_FALLBACK_LENGTH ||
    (length > maxLength && hasBlockWithoutLink(form) && isUnclosed(form))
  );
}

const hasBlockWithoutLink = (form: Element) =>
  [...form.children].some((child) => child.matches(BLOCKS) && !child.querySelector("a[href]"));

/**
 * The parser leaves no trace of a missing end tag, but nothing of its parent can come after the element,
 * and the white space before the parent's end tag is in it. A page on one line has no white space.
 */
function isUnclosed(form: Element): boolean {
  for (let next = form.nextSibling; next; next = next.nextSibling) {
    if (next.nodeType === Node.TEXT_NODE) return false;
  }
  const { lastChild } = form;
  const endsWithSpace =
    lastChild?.nodeType === Node.TEXT_NODE && /\s$/.test(lastChild.nodeValue ?? "");
  return endsWithSpace || form.querySelector(HEADINGS) !== null;
}

/** An editor's tags inside the start tags of the form's element and of scripts. */
function editorHtml(element: Element): Finding[] {
  const { localName } = element;
  const isOurs = localName === "script" || localName.startsWith(TAG_NAME);
  const found = isOurs ? editorHtmlIn(element) : null;
  return found ? [finding("WS119", `<${localName.replace(/<.*/, "")}>`, found)] : [];
}

function misspelledElements(elements: readonly Element[]): Finding[] {
  const names = new Set(elements.map(({ localName }) => localName));
  return [...names]
    .filter((name) => name !== TAG_NAME && isSimilar(name, TAG_NAME) && !name.includes("<"))
    .filter((name) => !customElements.get(name))
    .map((name) => finding("WS116", `<${name}>`, `did you mean <${TAG_NAME}>?`));
}

function checkOpeners(forms: readonly Element[], find: (selector: string) => Element[]): Finding[] {
  const openers = find(`[${OPENER}]`);
  const popups = forms.filter((form) => /^(popup|button)$/i.test(form.getAttribute("mode") ?? ""));
  const names = popups.flatMap((form) => [form.id, form.getAttribute("location-id") ?? ""]);
  const unused = openers
    .map((opener) => opener.getAttribute(OPENER)?.trim() ?? "")
    .filter((name) =>
      name === "" ? popups.length === 0 : !names.some((one) => isEqual(one, name)),
    )
    .map((name) => finding("WS118", `${OPENER}="${name}"`, reasonFor(name, popups.length)));
  const needsOpener = popups.some((form) => isEqual(form.getAttribute("mode") ?? "", "popup"));
  if (openers.length > 0 || !needsOpener) return unused;
  const misspelled = find("*")
    .flatMap((element) => element.getAttributeNames())
    .find((name) => isSimilar(name, OPENER));
  const detail = misspelled ? `did you mean ${OPENER} instead of ${misspelled}?` : "";
  return [finding("WS117", 'mode="popup"', detail)];
}

const reasonFor = (name: string, popups: number) =>
  popups === 0
    ? 'no form has mode="popup" or mode="button"'
    : `no form in a dialog has the id or location-id ${name}`;

const isEqual = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether two names differ by a few letters, by a prefix, or in how their words are separated. */
function isSimilar(name: string, known: string): boolean {
  const [a, b] = [letters(name), letters(known)];
  const tolerance = b.length < 5 ? 0 : b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= tolerance && editDistance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data[^a-z]|[^a-z]/g, "");
