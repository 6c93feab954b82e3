import { finding } from "../../diagnostics/finding.ts";
import { BOX } from "../../settings/names.ts";
import { report } from "../loading/report.ts";

/**
 * A plain container for a script tag's form, which ignores what a page's styles set for each child of a column: width,
 * margins, grid column (WordPress's themes Twenty Twenty-One to -Three, Ghost).
 */
export function createBox(): HTMLElement {
  const box = document.createElement("div");
  box.setAttribute(BOX, "");
  // `display`, because a page may hide every `div`. The width, because in a flex container, or with automatic
  // margins in a grid, the box would be as narrow as possible. Each browser knows one of the two values.
  box.style.cssText =
    "display:block!important;inline-size:-moz-available;inline-size:-webkit-fill-available";
  return box;
}

/** The form's box, or the form if it has none or the page has put something else in it. */
export function boxOf(form: Element): Element {
  const parent = form.parentElement;
  return parent?.hasAttribute(BOX) && parent.childNodes.length === 1 ? parent : form;
}

// A click in a field would follow the link, press the button, or focus the label's own control.
const INTERACTIVE =
  'a[href], button, label, summary, [role="button"], [role="link"], [onclick*="location"]';

/** Moves it, with its box, after the outermost link, button or label around it. Returns whether it was moved. */
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
