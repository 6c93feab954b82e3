import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import type { Settings } from "../../../../api/attributes.ts";
import { checkColumn } from "./column.ts";
import { checkHidden, VISIBILITY } from "./hidden.ts";
import { checkOrientation } from "./orientation.ts";
import { restoringScroll } from "./scroll.ts";
import { describeSource } from "./style-source.ts";
import { ancestorsOf, containerOf, startTag } from "./tree.ts";

/** The smallest width that the form is designed for, in CSS pixels. */
const MIN_WIDTH = 280;

const FORM = "The form";
const BUTTON = "The button";

/** @param html the page's HTML as its server sends it; "" if that is unknown */
type LayoutCheck = (form: HTMLElement, html: string) => CheckFinding[];

interface LayoutChecks {
  /** What they check, for the report. */
  names: readonly string[];
  checks: readonly LayoutCheck[];
}

/** Check whether a patient can see and use the form, or what opens it, by its mode. */
export const LAYOUT_CHECKS: Record<Settings["mode"], LayoutChecks> = {
  inline: {
    names: [
      "visible",
      "wide enough",
      "in the column of the text around it",
      "of its own size",
      "not turned",
      "not cut off",
      "not covered",
    ],
    checks: [
      (form, html) => checkHidden(form, FORM, html),
      checkWidth,
      checkColumn,
      checkScale,
      checkOrientation,
      checkOverflow,
      checkFormCovered,
    ],
  },
  button: { names: ["the button is visible", "not covered"], checks: [checkButton] },
  // The dialog moves itself out of a hidden container when it opens.
  popup: { names: ["anywhere, because the dialog is above the page"], checks: [] },
};

/** Until it is pressed, the button in the page's corner is all that is shown of the form. */
function checkButton(form: HTMLElement, html: string): CheckFinding[] {
  const button = form.shadowRoot?.querySelector(".launcher button");
  // The file that adds the button is missing, and is reported.
  if (!button) return [];
  // In the top layer, the opacity of ancestors has no effect.
  const isInTopLayer = button.closest("[popover]") !== null;
  const visibility = { ...VISIBILITY, opacityProperty: !isInTopLayer };
  const hidden = checkHidden(button, BUTTON, html, visibility);
  return hidden.length > 0 ? hidden : checkCovered(form, [button], BUTTON);
}

function checkFormCovered(form: HTMLElement): CheckFinding[] {
  if (!form.shadowRoot || !form.checkVisibility(VISIBILITY)) return [];
  // Then whatever is below it would be called its cover.
  if (getComputedStyle(form).pointerEvents === "none") return [];
  const controls = form.shadowRoot.querySelectorAll("input, textarea, select, button, a[href]");
  // The honeypot has no place that could be covered.
  const visible = [...controls].filter((control) => control.checkVisibility());
  return checkCovered(form, visible, FORM);
}

const MAX_SAMPLES = 6;

/** Checks the center of some of the form's controls for another element on top. */
function checkCovered(form: Element, controls: readonly Element[], name: string): CheckFinding[] {
  const root = form.getRootNode() as Document | ShadowRoot;
  const step = Math.max(1, Math.ceil(controls.length / MAX_SAMPLES));
  const samples = controls.filter((_, index) => index % step === 0);
  const covers = restoringScroll(samples, () =>
    samples.flatMap((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const topmost = root.elementFromPoint(left + width / 2, top + height / 2);
      return topmost && !topmost.contains(form) && !form.contains(topmost)
        ? [startTag(topmost)]
        : [];
    }),
  );
  if (covers.length === 0) return [];
  return [finding("WS509", name, `${[...new Set(covers)].join(", ")} is on top of it`)];
}

function checkWidth(form: HTMLElement): CheckFinding[] {
  const { width } = form.getBoundingClientRect();
  if (width >= MIN_WIDTH || !form.checkVisibility()) return [];
  const parent = containerOf(form);
  const detail = `it is ${Math.round(width)} px wide in ${startTag(parent ?? form)} and needs ${MIN_WIDTH} px`;
  return [finding("WS508", FORM, detail)];
}

const MIN_SCALE = 0.75;
const MAX_SCALE = 1.5;

/** A form that a transform or zoom makes smaller has text that nobody can read. */
function checkScale(form: HTMLElement): CheckFinding[] {
  const { width } = form.getBoundingClientRect();
  const zoom = form.currentCSSZoom ?? 1;
  const transformed = form.offsetWidth === 0 ? 1 : width / form.offsetWidth;
  // Depending on the version, browsers count the zoom in neither or in both widths.
  const scale = Math.abs(transformed - zoom) < 0.01 ? zoom : transformed * zoom;
  if (width === 0 || (scale >= MIN_SCALE && scale <= MAX_SCALE)) return [];
  const cause = ancestorsOf(form).find((one) => {
    const { transform, scale, zoom } = getComputedStyle(one);
    return transform !== "none" || scale !== "none" || Number(zoom) !== 1;
  });
  const where = cause ? ` by ${startTag(cause)} (transform, scale or zoom)` : "";
  return [finding("WS527", FORM, `${Math.round(scale * 100)} %${where}`)];
}

/** A scroll container that shows less of the form at once, in CSS pixels, is hardly usable. */
const MIN_VIEW = 200;

const CLIPPING = /hidden|clip/;
const SCROLLING = /auto|scroll/;
const CONTAINMENT = /paint|strict|content/;

function checkOverflow(form: HTMLElement): CheckFinding[] {
  const box = form.getBoundingClientRect();
  const canClip = { x: true, y: true };
  for (const element of ancestorsOf(form)) {
    const { overflowX, overflowY, contain } = getComputedStyle(element);
    const edge = isViewport(element) ? viewport() : element.getBoundingClientRect();
    // Inside a scroll container, the form can be scrolled into view.
    if (SCROLLING.test(overflowX)) canClip.x = false;
    if (SCROLLING.test(overflowY)) canClip.y = false;
    if (SCROLLING.test(overflowY) && element.clientHeight < Math.min(MIN_VIEW, box.height)) {
      const shown = element.clientHeight;
      const detail = `${startTag(element)} shows only ${shown} px of it at once${describeSize(element)}`;
      return [finding("WS507", FORM, detail)];
    }
    const clipsY = canClip.y && (CLIPPING.test(overflowY) || CONTAINMENT.test(contain));
    const clipsX = canClip.x && (CLIPPING.test(overflowX) || CONTAINMENT.test(contain));
    const hiddenY = Math.max(box.bottom - edge.bottom, edge.top - box.top);
    const hiddenX = Math.max(box.right - edge.right, edge.left - box.left);
    if ((clipsY && hiddenY > 1) || (clipsX && hiddenX > 1)) {
      const hidden = Math.round(clipsY && hiddenY > 1 ? hiddenY : hiddenX);
      const lock = isViewport(element) && clipsY ? describeLock() : "";
      const detail = `${startTag(element)} hides ${hidden} px of it${describeSize(element)}${lock}`;
      return [finding("WS507", FORM, detail)];
    }
  }
  return [];
}

/** The style that limits an element's size, and where it is set. */
const describeSize = (element: Element) =>
  describeSource(element, SIZES, (value) => !/^(|none|auto|visible|100%)$/.test(value)) ||
  " (overflow)";

const SIZES = ["max-height", "height", "overflow-y", "overflow-x"];

/** The classes by which a dialog stops the page from scrolling; it should remove them when it closes. */
function describeLock(): string {
  const { documentElement, body } = document;
  const classes = [...documentElement.classList, ...body.classList].filter((name) =>
    LOCK.test(name),
  );
  return classes.length > 0
    ? `; a dialog has locked the scrolling by the class ${classes.join(", ")}, and not taken it back`
    : "";
}

const LOCK =
  /lock|(no|stop|prevent)-?scroll|scroll-?(disabled|off)|(modal|dialog|menu|nav|popup|overlay|drawer|cmp|consent|cookie|notice|banner)[-_]*(is-?)?(open|active|visible|show)|overflow-?hidden/i;

const isViewport = ({ localName }: Element) => localName === "html" || localName === "body";

const viewport = () => ({ top: -scrollY, left: -scrollX, bottom: innerHeight, right: innerWidth });
