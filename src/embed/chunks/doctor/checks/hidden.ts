import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { restoringScroll } from "./scroll.ts";
import { ancestorsOf, startTag } from "./tree.ts";

export const VISIBILITY = { opacityProperty: true, visibilityProperty: true };

/** Checks whether an element can be seen and used, and which of its ancestors prevents that. */
export function checkHidden(
  element: Element,
  name: string,
  visibility: CheckVisibilityOptions = VISIBILITY,
): CheckFinding[] {
  const chain = [element, ...ancestorsOf(element)];
  for (const [matches, reason] of HIDING) {
    const cause = chain.findLast(matches);
    if (cause) return [finding("WS506", name, `${startTag(cause)} ${reason}`)];
  }
  if (!element.checkVisibility(visibility)) {
    // The outermost hidden element; the ones inside it are hidden because of it.
    const cause = chain.findLast((one) => !one.checkVisibility(visibility)) ?? element;
    return [finding("WS506", name, `${startTag(cause)} has “${hidingStyle(cause)}”`)];
  }
  return isReachable(element)
    ? []
    : [finding("WS506", name, "it is outside the page, where nobody can scroll to")];
}

const HIDING: readonly [matches: (element: Element) => boolean, reason: string][] = [
  [(element) => element.hasAttribute("inert"), "is inert, so nobody can use it"],
  [(element) => element.localName === "details" && !element.hasAttribute("open"), "is closed"],
];

function hidingStyle(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === "none") return "display: none";
  if (visibility !== "visible") return `visibility: ${visibility}`;
  return opacity === "0" ? "opacity: 0" : "content-visibility: hidden";
}

/**
 * Whether the element can be scrolled into view. Tried, because which sides of a page or container
 * can be scrolled to depends on its direction and writing mode.
 */
const isReachable = (element: Element) =>
  restoringScroll([element], () => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width === 0 || (right > 0 && left < innerWidth && bottom > 0 && top < innerHeight);
  });
