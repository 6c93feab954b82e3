import { type Symptom, symptom } from "./issues.ts";
import { ancestorsOf, nameOf } from "./tree.ts";

/** The least width that the form is made for, in CSS pixels. */
const LEAST_WIDTH = 280;

const FORM = "The form";

/** What stands in a patient's way although the form is there. */
export const LAYOUT_CHECKS: readonly ((form: HTMLElement) => Symptom[])[] = [
  isHidden,
  isNarrow,
  isCutOff,
  isCovered,
];

const visible = { opacityProperty: true, visibilityProperty: true };

function isHidden(form: HTMLElement): Symptom[] {
  const chain = [form, ...ancestorsOf(form)];
  const inert = chain.find((element) => element.hasAttribute("inert"));
  if (inert) return [symptom("WS506", FORM, `${nameOf(inert)} is inert, so nobody can use it`)];
  if (form.checkVisibility(visible)) return [];
  // The outermost one that hides: what it contains only inherits it.
  const cause = chain.findLast((element) => !element.checkVisibility(visible)) ?? form;
  const { display, visibility, opacity } = getComputedStyle(cause);
  const how =
    display === "none"
      ? "display: none"
      : visibility !== "visible"
        ? `visibility: ${visibility}`
        : opacity === "0"
          ? "opacity: 0"
          : "content-visibility: hidden";
  return [symptom("WS506", FORM, `${nameOf(cause)} has “${how}”`)];
}

function isNarrow(form: HTMLElement): Symptom[] {
  const { width } = form.getBoundingClientRect();
  if (width === 0 || width >= LEAST_WIDTH) return [];
  const [parent] = ancestorsOf(form);
  const room = `${nameOf(parent ?? form)} leaves it ${Math.round(width)} px, and it needs ${LEAST_WIDTH}`;
  return [symptom("WS508", FORM, room)];
}

const CUTS = /hidden|clip/;
const SCROLLS = /auto|scroll/;
const CONTAINS = /paint|strict|content/;

function isCutOff(form: HTMLElement): Symptom[] {
  const box = form.getBoundingClientRect();
  const open = { x: true, y: true };
  for (const element of ancestorsOf(form)) {
    const { overflowX, overflowY, contain } = getComputedStyle(element);
    const edge = isViewport(element) ? viewport() : element.getBoundingClientRect();
    // What stands in something that scrolls can be scrolled into view.
    if (SCROLLS.test(overflowX)) open.x = false;
    if (SCROLLS.test(overflowY)) open.y = false;
    const cutsY = open.y && (CUTS.test(overflowY) || CONTAINS.test(contain));
    const cutsX = open.x && (CUTS.test(overflowX) || CONTAINS.test(contain));
    const lostY = Math.max(box.bottom - edge.bottom, edge.top - box.top);
    const lostX = Math.max(box.right - edge.right, edge.left - box.left);
    if ((cutsY && lostY > 1) || (cutsX && lostX > 1)) {
      const lost = Math.round(cutsY && lostY > 1 ? lostY : lostX);
      return [symptom("WS507", FORM, `${nameOf(element)} hides ${lost} px of it (overflow)`)];
    }
  }
  return [];
}

const isViewport = ({ localName }: Element) => localName === "html" || localName === "body";

const viewport = () => ({ top: -scrollY, left: -scrollX, bottom: innerHeight, right: innerWidth });

const MOST_PLACES = 6;

/** Looks at some controls where a patient would press them. */
function isCovered(form: HTMLElement): Symptom[] {
  const root = form.shadowRoot;
  const within = form.getRootNode() as Document | ShadowRoot;
  if (!root || !form.checkVisibility(visible)) return [];
  const controls = [...root.querySelectorAll("input, textarea, select, button, a[href]")];
  const step = Math.max(1, Math.ceil(controls.length / MOST_PLACES));
  const scrolled = ancestorsOf(form).map((element) => [element, element.scrollTop] as const);
  const covers = new Set<string>();
  for (let at = 0; at < controls.length; at += step) {
    const control = controls[at];
    if (!control) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const on = within.elementFromPoint(left + width / 2, top + height / 2);
    if (on && on !== form && !on.contains(form) && !form.contains(on)) covers.add(nameOf(on));
  }
  for (const [element, top] of scrolled) element.scrollTop = top;
  if (covers.size === 0) return [];
  return [symptom("WS509", FORM, `${[...covers].join(", ")} lies on top of it`)];
}
