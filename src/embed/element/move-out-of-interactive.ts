import { finding } from "../diagnostics/diagnostics.ts";
import { tell } from "../diagnostics/report.ts";
import type { LoadPart } from "./load-chunk.ts";

// A click into a field would follow the link, press the button, or jump to the label's own field.
const INTERACTIVE =
  'a[href], button, label, summary, [role="button"], [role="link"], [onclick*="location"]';

/**
 * Moves an element that stands in something that takes every click for itself behind it.
 *
 * @returns whether it did
 */
export function outOfInteractive(element: Element, loadPart: LoadPart): boolean {
  let outermost: Element | null = null;
  for (
    let around: Element | null | undefined = element.closest(INTERACTIVE);
    around;
    around = around.parentElement?.closest(INTERACTIVE)
  ) {
    outermost = around;
  }
  if (!outermost?.parentNode) return false;
  const { localName } = outermost;
  outermost.after(element);
  void tell(element, finding("WS108", `<${localName}>`), loadPart);
  return true;
}
