import { ATTRIBUTE_NAMES } from "../../../api/attributes.ts";
import { type Finding, finding } from "../../../diagnostics/diagnostics.ts";
import { findAll } from "./find-all.ts";

const TAG = "web-scheduler";
const OPENER = "data-web-scheduler-open";
const SCRIPT_ATTRIBUTES = [...ATTRIBUTE_NAMES, "target"].map((name) => `data-${name}`);
/** A longer fallback, or one with one of these elements, is a part of the page. */
const MAX_FALLBACK_LENGTH = 600;
const PAGE_PARTS = "script, header, footer, main, nav, section, article, aside, form, iframe";

/** Mistakes in the page's HTML around the form, which no parser reports. */
export function checkMarkup(): Finding[] {
  const forms = findAll(TAG);
  const scripts = findAll(`script[src*="${TAG}"], script[data-src*="${TAG}"]`);
  return [
    ...forms.flatMap((form) => misspelledAttributes(form, ATTRIBUTE_NAMES)),
    ...scripts.flatMap((script) => misspelledAttributes(script, SCRIPT_ATTRIBUTES)),
    ...forms.filter(containsPage).map(() => finding("WS114", `<${TAG}>`)),
    ...misspelledElements(),
    ...checkOpeners(forms),
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
  form.querySelector(`${PAGE_PARTS}, ${TAG}`) !== null ||
  (form.textContent ?? "").trim().length > MAX_FALLBACK_LENGTH;

function misspelledElements(): Finding[] {
  const names = new Set(findAll("*").map(({ localName }) => localName));
  return [...names]
    .filter((name) => name !== TAG && isSimilar(name, TAG) && !customElements.get(name))
    .map((name) => finding("WS116", `<${name}>`, `did you mean <${TAG}>?`));
}

function checkOpeners(forms: readonly Element[]): Finding[] {
  const openers = findAll(`[${OPENER}]`);
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
  const misspelled = findAll("*")
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
  return Math.abs(a.length - b.length) <= tolerance && distance(a, b) <= tolerance;
}

const letters = (name: string) => name.toLowerCase().replace(/^data-|[^a-z]/g, "");

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
