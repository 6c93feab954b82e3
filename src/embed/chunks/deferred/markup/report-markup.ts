import type { Finding } from "../../../diagnostics/diagnostics.ts";
import { explain } from "../explain.ts";
import { checkMarkup } from "./check-markup.ts";

/** Later than a page's own scripts usually insert links and forms. */
const DELAY_MS = 3_000;

type Report = (element: Element, found: readonly Finding[], explainer: typeof explain) => void;

let isScheduled = false;

/** Reports mistakes in the page's HTML around the form, once for all forms and tags. */
export function reportMarkup(report: Report): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => report(document.documentElement, checkMarkup(), explain), DELAY_MS);
}
