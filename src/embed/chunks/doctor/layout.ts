import type { Settings } from "../../api/attributes.ts";
import { type DoctorIssue, doctorIssue } from "./issues.ts";
import { ancestorsOf, startTag } from "./tree.ts";

/** The smallest width that the form is designed for, in CSS pixels. */
const MIN_WIDTH = 280;

const FORM = "The form";

type LayoutCheck = (form: HTMLElement) => DoctorIssue[];

interface LayoutChecks {
  /** What they check, for the report. */
  names: readonly string[];
  checks: readonly LayoutCheck[];
}

/** Check whether a patient can see and use the form, by its mode. */
export const LAYOUT_CHECKS: Record<Settings["mode"], LayoutChecks> = {
  inline: {
    names: ["visible", "wide enough", "not cut off", "not covered"],
    checks: [checkVisible, checkWidth, checkOverflow, checkCovered],
  },
  button: { names: ["the button is visible"], checks: [checkDisplay] },
  // The dialog moves itself out of a hidden container when it opens.
  popup: { names: ["anywhere, because the dialog is above the page"], checks: [] },
};

const VISIBILITY = { opacityProperty: true, visibilityProperty: true };

function checkVisible(form: HTMLElement): DoctorIssue[] {
  const chain = [form, ...ancestorsOf(form)];
  for (const [matches, reason] of HIDING) {
    const cause = chain.findLast(matches);
    if (cause) return [doctorIssue("WS506", FORM, `${startTag(cause)} ${reason}`)];
  }
  if (!form.checkVisibility(VISIBILITY)) {
    // The outermost hidden element; the ones inside it are hidden because of it.
    const cause = chain.findLast((element) => !element.checkVisibility(VISIBILITY)) ?? form;
    return [doctorIssue("WS506", FORM, `${startTag(cause)} has “${hidingStyle(cause)}”`)];
  }
  const { right, bottom, width } = form.getBoundingClientRect();
  // A page cannot be scrolled to the left of its start, or above it.
  const isOutside = width > 0 && (right + scrollX <= 0 || bottom + scrollY <= 0);
  return isOutside ? [doctorIssue("WS506", FORM, "it is to the left of the page or above it")] : [];
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

/** An element that is not rendered hides the floating button inside it, too. */
function checkDisplay(form: HTMLElement): DoctorIssue[] {
  const cause = ancestorsOf(form).find((element) => getComputedStyle(element).display === "none");
  return cause ? [doctorIssue("WS506", FORM, `${startTag(cause)} has “display: none”`)] : [];
}

function checkWidth(form: HTMLElement): DoctorIssue[] {
  const { width } = form.getBoundingClientRect();
  if (width >= MIN_WIDTH || !form.checkVisibility()) return [];
  const [parent] = ancestorsOf(form);
  const detail = `it is ${Math.round(width)} px wide in ${startTag(parent ?? form)} and needs ${MIN_WIDTH} px`;
  return [doctorIssue("WS508", FORM, detail)];
}

const CLIPPING = /hidden|clip/;
const SCROLLING = /auto|scroll/;
const CONTAINMENT = /paint|strict|content/;

function checkOverflow(form: HTMLElement): DoctorIssue[] {
  const box = form.getBoundingClientRect();
  const canClip = { x: true, y: true };
  for (const element of ancestorsOf(form)) {
    const { overflowX, overflowY, contain } = getComputedStyle(element);
    const edge = isViewport(element) ? viewport() : element.getBoundingClientRect();
    // Inside a scroll container, the form can be scrolled into view.
    if (SCROLLING.test(overflowX)) canClip.x = false;
    if (SCROLLING.test(overflowY)) canClip.y = false;
    const clipsY = canClip.y && (CLIPPING.test(overflowY) || CONTAINMENT.test(contain));
    const clipsX = canClip.x && (CLIPPING.test(overflowX) || CONTAINMENT.test(contain));
    const hiddenY = Math.max(box.bottom - edge.bottom, edge.top - box.top);
    const hiddenX = Math.max(box.right - edge.right, edge.left - box.left);
    if ((clipsY && hiddenY > 1) || (clipsX && hiddenX > 1)) {
      const hidden = Math.round(clipsY && hiddenY > 1 ? hiddenY : hiddenX);
      return [
        doctorIssue("WS507", FORM, `${startTag(element)} hides ${hidden} px of it (overflow)`),
      ];
    }
  }
  return [];
}

const isViewport = ({ localName }: Element) => localName === "html" || localName === "body";

const viewport = () => ({ top: -scrollY, left: -scrollX, bottom: innerHeight, right: innerWidth });

const MAX_SAMPLES = 6;

/** Checks the center of some controls for another element on top. */
function checkCovered(form: HTMLElement): DoctorIssue[] {
  const root = form.shadowRoot;
  const outerRoot = form.getRootNode() as Document | ShadowRoot;
  if (!root || !form.checkVisibility(VISIBILITY)) return [];
  const controls = [...root.querySelectorAll("input, textarea, select, button, a[href]")];
  const step = Math.max(1, Math.ceil(controls.length / MAX_SAMPLES));
  const scrolled = ancestorsOf(form).map((element) => [element, element.scrollTop] as const);
  const covers = new Set<string>();
  for (const [index, control] of controls.entries()) {
    if (index % step !== 0) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const topmost = outerRoot.elementFromPoint(left + width / 2, top + height / 2);
    if (topmost && topmost !== form && !topmost.contains(form) && !form.contains(topmost)) {
      covers.add(startTag(topmost));
    }
  }
  for (const [element, top] of scrolled) element.scrollTop = top;
  if (covers.size === 0) return [];
  return [doctorIssue("WS509", FORM, `${[...covers].join(", ")} is on top of it`)];
}
