import type { Settings } from "../../../api/attributes.ts";
import { type DoctorIssue, doctorIssue } from "../issues.ts";
import { checkCovered } from "./covered.ts";
import { checkHidden, VISIBILITY } from "./hidden.ts";
import { ancestorsOf, startTag } from "./tree.ts";

/** The smallest width that the form is designed for, in CSS pixels. */
const MIN_WIDTH = 280;

const FORM = "The form";
const BUTTON = "The button";

type LayoutCheck = (form: HTMLElement) => DoctorIssue[];

interface LayoutChecks {
  /** What they check, for the report. */
  names: readonly string[];
  checks: readonly LayoutCheck[];
}

/** Check whether a patient can see and use the form, or what opens it, by its mode. */
export const LAYOUT_CHECKS: Record<Settings["mode"], LayoutChecks> = {
  inline: {
    names: ["visible", "wide enough", "not cut off", "not covered"],
    checks: [(form) => checkHidden(form, FORM), checkWidth, checkOverflow, checkFormCovered],
  },
  button: { names: ["the button is visible", "not covered"], checks: [checkButton] },
  // The dialog moves itself out of a hidden container when it opens.
  popup: { names: ["anywhere, because the dialog is above the page"], checks: [] },
};

/** Until it is pressed, the button in the page's corner is all that is shown of the form. */
function checkButton(form: HTMLElement): DoctorIssue[] {
  const button = form.shadowRoot?.querySelector(".launcher button");
  // The file that adds the button is missing, and is reported.
  if (!button) return [];
  // In the top layer, the opacity of ancestors has no effect.
  const isInTopLayer = button.closest("[popover]") !== null;
  const issues = checkHidden(button, BUTTON, { ...VISIBILITY, opacityProperty: !isInTopLayer });
  return issues.length > 0 ? issues : checkCovered(form, [button], BUTTON);
}

function checkFormCovered(form: HTMLElement): DoctorIssue[] {
  if (!form.shadowRoot || !form.checkVisibility(VISIBILITY)) return [];
  const controls = form.shadowRoot.querySelectorAll("input, textarea, select, button, a[href]");
  // The honeypot has no place that could be covered.
  const visible = [...controls].filter((control) => control.checkVisibility());
  return checkCovered(form, visible, FORM);
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
