import { NOT_RECORDED_CLASSES } from "../../../../../ui/widget/not-recorded.ts";
import { BOX } from "../../../../api/names.ts";

/** An element's start tag, for the site owner to find it: `<div id="booking" class="slot">`. */
export function startTag({ localName, id, classList }: Element): string {
  const classes = [...classList]
    .filter((name) => !NOT_RECORDED_CLASSES.includes(name))
    .sort((a, b) => Number(DECISIVE.test(b)) - Number(DECISIVE.test(a)))
    .slice(0, 3)
    .join(" ");
  return `<${localName}${id && ` id="${id}"`}${classes && ` class="${classes}"`}>`;
}

/** Classes that say why an element is not seen come first. */
const DECISIVE = /hid|visib|none|lock|clos|collaps/i;

/** The page's own element around the form, not the one that the script tag adds. */
export const containerOf = (form: Element): Element | undefined =>
  ancestorsOf(form).find((one) => !one.hasAttribute(BOX));

/** An element's ancestors in the flat tree, innermost first, across shadow roots. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let current = parentOf(element); current; current = parentOf(current)) {
    ancestors.push(current);
  }
  return ancestors;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot).host : null;
}
