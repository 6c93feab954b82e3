import { BOX } from "../api/names.ts";

/**
 * A plain container for a form that a script tag inserts, because the form itself ignores what a page's
 * styles set for each child of a column: width, margins, the column of a grid (WordPress's themes Twenty
 * Twenty-One to -Three, Ghost).
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
