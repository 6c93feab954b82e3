import { BOX } from "../api/names.ts";

/**
 * A plain container for a form that a script tag inserts, because the form itself ignores what a page's
 * styles set for each child of a column: width, margins, the column of a grid (WordPress's themes Twenty
 * Twenty-One to -Three, Ghost).
 */
export function createBox(): HTMLElement {
  const box = document.createElement("div");
  box.setAttribute(BOX, "");
  // Also if the page hides every `div`. All the width that margins leave, because in a flex container, or
  // with automatic margins in a grid, it would be as narrow as possible; a browser knows one of the values.
  box.style.cssText =
    "display:block!important;inline-size:-moz-available;inline-size:-webkit-fill-available";
  return box;
}

/** The form's box, or the form if it has none or the page has put something else in it. */
export function boxOf(form: Element): Element {
  const parent = form.parentElement;
  return parent?.hasAttribute(BOX) && parent.childNodes.length === 1 ? parent : form;
}
