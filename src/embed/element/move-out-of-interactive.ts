import { finding } from "../../diagnostics/finding.ts";
import { report } from "../loading/report.ts";
import { boxOf } from "./box.ts";

// A click in a field would follow the link, press the button, or focus the label's own control.
const INTERACTIVE =
  'a[href], button, label, summary, [role="button"], [role="link"], [onclick*="location"]';

/**
 * Moves an element that is inside a link, button or label, with its box, after the outermost one.
 *
 * @returns whether it was moved
 */
export function moveOutOfInteractiveAncestor(element: Element): boolean {
  let outermost = element.closest(INTERACTIVE);
  for (let next = outermost; next; next = next.parentElement?.closest(INTERACTIVE) ?? null) {
    outermost = next;
  }
  if (!outermost?.parentNode) return false;
  const { localName } = outermost;
  outermost.after(boxOf(element));
  report(element, [finding("WS108", `<${localName}>`)]);
  return true;
}
