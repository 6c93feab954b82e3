import { type Symptom, symptom } from "./issues.ts";
import { findAll } from "./tree.ts";

const SCRIPT = /\/web-scheduler(-\d[\w.]*)?\.js(\?|#|$)/;

/** What is wrong with the page, whichever form it is about. */
export const PAGE_CHECKS: readonly ((forms: readonly Element[]) => Symptom[])[] = [
  isScriptTwice,
  hasNoForm,
];

/** Two tags are fine where each makes a form of another location, and both are the same file. */
function isScriptTwice(): Symptom[] {
  const tags = findAll("script[src]").filter((tag) => SCRIPT.test(srcOf(tag)));
  const files = new Set(tags.map((tag) => srcOf(tag).replace(/[?#].*/, "")));
  const locations = new Set(tags.map((tag) => tag.getAttribute("data-location-id") ?? srcOf(tag)));
  if (tags.length < 2 || (files.size === 1 && locations.size === tags.length)) return [];
  return [symptom("WS504", "The script", tags.map(srcOf).join(" and "))];
}

const srcOf = (tag: Element) => (tag as HTMLScriptElement).src;

function hasNoForm(forms: readonly Element[]): Symptom[] {
  return forms.length > 0 ? [] : [symptom("WS505", "The script")];
}
