import { finding } from "../../diagnostics/finding.ts";
import { widgetCss } from "../../ui/css/widget-css.ts";
import { NOT_RECORDED, NOT_RECORDED_CLASSES } from "../../ui/widget/not-recorded.ts";
import { showCallLink } from "../instance/show-call-link.ts";
import { report } from "../loading/report.ts";
import { createStyles } from "../runtime/styles.ts";

/** Adds the widget's styles to the element's root. */
export const adoptStyles = createStyles(widgetCss);

/**
 * The element's shadow root. Null if the browser is too old or the page has broken `attachShadow`;
 * then the element keeps its content or shows how to call.
 */
export function attachRoot(element: HTMLElement, phone: string): ShadowRoot | null {
  // Safari before 15.4, Chrome before 97 and Firefox before 104 run the script, but lack a function
  // that the form calls later.
  const isSupported = "findLast" in [] && "at" in [] && "hasOwn" in Object;
  try {
    if (!isSupported) throw new Error("missing");
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    // A declarative shadow root of the page may have content.
    root.replaceChildren();
    return root;
  } catch (error) {
    const feature = isSupported ? "attachShadow" : "Array.findLast";
    report(element, [finding("WS109", feature, String(error))]);
    showCallLink(element, phone);
    return null;
  }
}

/** Tells session recorders to leave the element out. What the page has set stays. */
export function hideFromRecorders(element: Element): void {
  element.classList.add(...NOT_RECORDED_CLASSES);
  for (const [name, value] of Object.entries(NOT_RECORDED)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
}
