import { type Finding, finding } from "../../diagnostics/finding.ts";
import { emit } from "../api/events.ts";

/** Set by the build (`documentationUrl`); it does not exist in tests and in the npm package. */
declare const DOCUMENTATION_URL: string | undefined;

const reported = new WeakMap<Element, Finding[]>();

/** The findings that were reported about an element so far. */
export const getReported = (element: Element): readonly Finding[] => reported.get(element) ?? [];

/** What the form itself knows; the sentences are in the doctor's chunk and in the documentation. */
const describe = ({ code, subject, detail }: Finding): string => {
  const documentation = typeof DOCUMENTATION_URL === "undefined" ? "" : DOCUMENTATION_URL;
  const help = documentation
    ? `${documentation}problems/diagnostics.html#${code.toLowerCase()}`
    : "Add #web-scheduler-doctor to the page's address to see what to do.";
  return `${subject}${detail && `: ${detail}`}. ${help}`;
};

/**
 * Reports findings in the console and as `web-scheduler-diagnostic` events. Never throws: a page may have
 * replaced the console.
 */
export function report(
  element: Element,
  found: readonly Finding[],
  toMessage: (found: Finding) => string = describe,
): void {
  reported.set(element, [...getReported(element), ...found]);
  for (const one of found) {
    const { code, subject } = one;
    const message = toMessage(one);
    try {
      console.warn(`[web-scheduler] ${code} ${message}`);
    } catch {
      // There is no console to report to.
    }
    emit(element, "web-scheduler-diagnostic", { code, subject, message });
  }
}

/** Reports once that a chunk could not be loaded, whose URL has the number of the attempt. */
export function reportMissingChunk(subject: string, problem: string): never {
  const page = document.documentElement;
  const file = subject.replace(/\?\d+$/, "");
  const isReported = getReported(page).some((other) => other.subject === file);
  if (!isReported) report(page, [finding("WS111", file, problem)]);
  throw new Error(`${subject} ${problem}.`);
}
