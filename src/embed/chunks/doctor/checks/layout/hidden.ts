import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { hiddenBy } from "./hiding-cause.ts";
import { restoringScroll } from "./scroll.ts";
import { describeSource } from "./style-source.ts";
import { ancestorsOf, startTag } from "./tree.ts";

export const VISIBILITY = { opacityProperty: true, visibilityProperty: true };

/**
 * Checks whether an element can be seen and used, and which of its ancestors prevents that.
 *
 * @param html the page's HTML as its server sends it; "" if that is unknown
 */
export function checkHidden(
  element: Element,
  name: string,
  html: string,
  visibility: CheckVisibilityOptions = VISIBILITY,
): CheckFinding[] {
  const chain = [element, ...ancestorsOf(element)];
  const upTo = (last: Element) => chain.slice(0, chain.indexOf(last) + 1);
  const inert = chain.findLast((one) => one.hasAttribute("inert"));
  if (inert) return [finding("WS585", name, `${startTag(inert)} is inert`)];
  const closed = chain.findLast((one) => one.matches("details:not([open])"));
  if (closed) return [finding("WS506", name, `${startTag(closed)} is closed`)];
  // Before what an element has besides, such as aria-hidden of a closed popup.
  if (!element.checkVisibility(visibility)) {
    // The outermost hidden element; the ones inside it are hidden because of it.
    const cause = chain.findLast((one) => !one.checkVisibility(visibility)) ?? element;
    return [hiddenBy(name, upTo(cause), hidingStyle(cause), html)];
  }
  const effectOf = (one: Element) =>
    hidingEffect(one) || (visibility.opacityProperty ? faintness(one) : "");
  const effect = chain.findLast((one) => effectOf(one) !== "");
  if (effect) return [hiddenBy(name, [effect], effectOf(effect), html)];
  const silent = chain.findLast((one) => one.getAttribute("aria-hidden") === "true");
  if (silent) {
    const tag = startTag(silent);
    return [finding("WS506", name, `${tag} has aria-hidden, so screen readers do not find it`)];
  }
  const unseen = chain.findLast((one) => one.matches(SCREEN_READER_ONLY) && isTiny(one));
  if (unseen) {
    return [finding("WS506", name, `${startTag(unseen)} has a class for screen readers only`)];
  }
  // A descendant of such an element may allow them again.
  if (getComputedStyle(element).pointerEvents === "none") {
    const cause =
      chain.findLast((one) => getComputedStyle(one).pointerEvents === "none") ?? element;
    const where = describeSource(cause, ["pointer-events"], (value) => value === "none");
    const tag = startTag(cause);
    return [
      finding("WS506", name, `${tag} has “pointer-events: none”, so clicks go through it${where}`),
    ];
  }
  if (isReachable(element)) return [];
  const cause = chain.findLast((one) => !isReachable(one)) ?? element;
  const where = describeSource(cause, MOVES, (value) => FAR.test(value));
  const detail = `${startTag(cause)} is outside the page, where nobody can scroll to${where}`;
  return [finding("WS506", name, detail)];
}

const MOVES = ["left", "right", "top", "bottom", "margin-left", "transform", "translate"];
const FAR = /-\d{3}|-\d+(%|v)/;

/** Of Bootstrap, Tailwind, WordPress, Drupal and others. */
const SCREEN_READER_ONLY =
  ".visually-hidden, .visuallyhidden, .sr-only, .screen-reader-text, .screen-reader-only, .show-for-sr, .a11y-hidden";

const isTiny = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 && clientHeight <= 1;

function hidingStyle(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === "none") return "display: none";
  if (visibility !== "visible") return `visibility: ${visibility}`;
  return opacity === "0" ? "opacity: 0" : "content-visibility: hidden";
}

/** A style that makes an element invisible, which `checkVisibility()` does not know. */
function hidingEffect(element: Element): string {
  const { filter, clipPath, clip, maskImage, position, transform, scale } =
    getComputedStyle(element);
  if (/opacity\(0\)|blur\(([4-9]|\d\d)/.test(filter)) return `filter: ${filter}`;
  if (/^(inset\((5\d|[6-9]\d|100)%\)|circle\(0)/.test(clipPath)) return `clip-path: ${clipPath}`;
  if (/absolute|fixed/.test(position) && /^rect\((0|1)px, (0|1)px/.test(clip))
    return `clip: ${clip}`;
  if (/gradient/.test(maskImage) && !/rgb\(|, (1|0?\.\d+)\)/.test(maskImage))
    return `mask-image: ${maskImage}`;
  if (/^matrix\(0, 0, 0, 0/.test(transform)) return "transform: scale(0)";
  return scale === "0" ? "scale: 0" : "";
}

/** At most a fifth is hardly visible. */
function faintness(element: Element): string {
  const { opacity } = getComputedStyle(element);
  return Number(opacity) <= 0.2 ? `opacity: ${opacity}` : "";
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
