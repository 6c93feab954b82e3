import { type Finding, finding } from "../../../../diagnostics/finding.ts";
import { editDistance } from "../../../../form/text/edit-distance.ts";
import { ATTRIBUTE_NAMES } from "../../../api/attributes.ts";
import { OPENER, TAG_NAME } from "../../../api/names.ts";
import { whenIdle } from "../../../runtime/when-idle.ts";
import { findAll, findRoots } from "./find-all.ts";

const SCRIPT_ATTRIBUTES = [...ATTRIBUTE_NAMES, "target"].map((name) => `data-${name}`);
/** A longer fallback, or one with one of these elements, is a part of the page. */
const MAX_FALLBACK_LENGTH = 600;
const PAGE_PARTS = "script, header, footer, main, nav, section, article, aside, form, iframe";

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
export function checkMarkup(): Finding[] {
  const roots = findRoots();
  const find = (selector: string) => findAll(selector, roots);
  const forms = find(TAG_NAME);
  const scripts = find(`script[src*="${TAG_NAME}"], script[data-src*="${TAG_NAME}"]`);
  return [
    ...forms.flatMap((form) => misspelledAttributes(form, ATTRIBUTE_NAMES)),
    ...scripts.flatMap((script) => misspelledAttributes(script, SCRIPT_ATTRIBUTES)),
    ...forms.filter(containsPage).map(() => finding("WS114", `<${TAG_NAME}>`)),
    ...misspelledElements(find("*")),
    ...checkOpeners(forms, find),
    ...(forms.length > 0 || scripts.some(isForVisitOnly) ? [] : [finding("WS115", "The script")]),
  ];
}

function misspelledAttributes(element: Element, known: readonly string[]): Finding[] {
  return element.getAttributeNames().flatMap((name) => {
    const similar = known.find((candidate) => isSimilar(name, candidate));
    return !similar || known.includes(name) || element.hasAttribute(similar)
      ? []
      : [finding("WS113", name, `did you mean ${similar}?`)];
  });
}

/** A self-closing tag contains everything up to the end of its parent. */
const containsPage = (form: Element) =>
  form.querySelector(`${PAGE_PARTS}, ${TAG_NAME}`) !== null ||
  (form.textContent ?? "").trim().length > MAX_FALLBACK_LENGTH;

function misspelledElements(elements: readonly Element[]): Finding[] {
  const names = new Set(elements.map(({ localName }) => localName));
  return [...names]
    .filter((name) => name !== TAG_NAME && isSimilar(name, TAG_NAME) && !customElements.get(name))
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

/** On the practice's other pages, such a tag only stores the visit. */
const isForVisitOnly = (script: Element) => script.getAttribute("data-attribution") === "visit";

const isEqual = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether two names differ by a few letters, by a prefix, or in how their words are separated. */
function isSimilar(name: string, known: string): boolean {
  const [a, b] = [letters(name), letters(known)];
  const tolerance = b.length < 5 ? 0 : b.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= tolerance && editDistance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data-|[^a-z]/g, "");
