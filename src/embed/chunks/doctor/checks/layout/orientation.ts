import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { ancestorsOf, startTag } from "./tree.ts";

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** Checks whether the form's lines of text are horizontal, and in their own direction. */
export function checkOrientation(form: HTMLElement): CheckFinding[] {
  const way = wayOfText(form);
  if (!way || (Math.abs(way.x) >= Math.abs(way.y) && way.x > 0 !== way.isRightToLeft)) return [];
  const cause = ancestorsOf(form).findLast((one) => styleOf(one) !== "");
  const detail = cause ? `${startTag(cause)} has “${styleOf(cause)}”` : "";
  return [finding("WS560", "The form", detail)];
}

/** From the first to the second letter of a heading or label, in CSS pixels on the screen. */
function wayOfText({ shadowRoot }: HTMLElement) {
  for (const element of shadowRoot?.querySelectorAll("h1, h2, h3, h4, h5, h6, label") ?? []) {
    const text = [...element.childNodes].find((node) => node instanceof Text);
    const index = text?.data.search(/\p{L}{2}/u) ?? -1;
    if (!text || index < 0 || !element.checkVisibility()) continue;
    // A line of one letter has no direction.
    if ((element as HTMLElement).offsetWidth < MIN_LINE_WIDTH) continue;
    const [first, second] = [index, index + 1].map((start) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect();
    });
    if (!first || !second) continue;
    const x = second.left + second.right - first.left - first.right;
    const y = second.top + second.bottom - first.top - first.bottom;
    const isRightToLeft = RIGHT_TO_LEFT.test(text.data.charAt(index));
    if (x !== 0 || y !== 0) return { x, y, isRightToLeft };
  }
  return null;
}

const MIN_LINE_WIDTH = 60;

function styleOf(element: Element): string {
  const { transform, rotate, scale } = getComputedStyle(element);
  if (transform !== "none") return `transform: ${transform}`;
  if (rotate !== "none") return `rotate: ${rotate}`;
  return scale === "none" ? "" : `scale: ${scale}`;
}
