import { type DoctorIssue, doctorIssue } from "./issues.ts";
import { findAll } from "./tree.ts";

const SCRIPT = /\/web-scheduler(-\d[\w.]*)?\.js(\?|#|$)/;

/** Checks of the page itself rather than of one form. */
export const PAGE_CHECKS: readonly ((forms: readonly Element[]) => DoctorIssue[])[] = [
  checkDuplicateScript,
  checkMissingForm,
];

/** Several tags are fine if they load the same file for different locations. */
function checkDuplicateScript(): DoctorIssue[] {
  const tags = findAll("script[src]").filter((tag) => SCRIPT.test(srcOf(tag)));
  const files = new Set(tags.map((tag) => srcOf(tag).replace(/[?#].*/, "")));
  const locations = new Set(tags.map((tag) => tag.getAttribute("data-location-id") ?? srcOf(tag)));
  if (tags.length < 2 || (files.size === 1 && locations.size === tags.length)) return [];
  return [doctorIssue("WS504", "The script", tags.map(srcOf).join(" and "))];
}

const srcOf = (tag: Element) => (tag as HTMLScriptElement).src;

function checkMissingForm(forms: readonly Element[]): DoctorIssue[] {
  return forms.length > 0 ? [] : [doctorIssue("WS505", "The script")];
}
