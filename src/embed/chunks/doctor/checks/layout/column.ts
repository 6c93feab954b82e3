import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { containerOf, startTag } from "./tree.ts";

const TEXT = "p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote";

/**
 * Checks whether the form is in the column of the texts around it. A theme sets the width or the grid
 * column of each child, which `<web-scheduler>` itself ignores.
 */
export function checkColumn(form: HTMLElement): CheckFinding[] {
  const parent = containerOf(form);
  if (!parent || !form.checkVisibility()) return [];
  const box = form.getBoundingClientRect();
  const texts = [...parent.children].filter(
    (child) => child.matches(TEXT) && hasColumn(child) && isAboveOrBelow(child, box),
  );
  const isOutside = (text: Element) => {
    const { left, right, width } = text.getBoundingClientRect();
    return box.width > width * WIDER || box.left >= right || box.right <= left;
  };
  const [text] = texts;
  if (!text || !texts.every(isOutside)) return [];
  const { width } = text.getBoundingClientRect();
  const detail = `it is ${Math.round(box.width)} px wide, and ${startTag(text)} ${Math.round(width)} px`;
  return [finding("WS526", "The form", detail)];
}

const WIDER = 1.25;

/** Whether a style of the page, and not its content, decides how wide the element is. */
function hasColumn(element: Element): boolean {
  const { maxInlineSize, gridColumnStart, width, float, position } = getComputedStyle(element);
  const isInFlow = float === "none" && /static|relative/.test(position) && width !== "auto";
  return isInFlow && (maxInlineSize !== "none" || gridColumnStart !== "auto");
}

function isAboveOrBelow(element: Element, { top, bottom }: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.bottom <= top + 1 || box.top >= bottom - 1);
}
