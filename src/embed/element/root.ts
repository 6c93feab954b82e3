import { widgetCss } from "../../ui/css/widget-css.ts";
import { finding } from "../diagnostics/diagnostics.ts";
import { loadAndReport } from "../diagnostics/report.ts";
import { type LoadChunk, useChunk } from "./load-chunk.ts";
import { createStyles } from "./styles.ts";

const adoptStyles = createStyles(widgetCss);

/**
 * The element's shadow root, with the widget's styles. Null if the page has broken `attachShadow`;
 * then the element shows how to call.
 */
export function attachRoot(
  element: HTMLElement,
  phone: string,
  loadChunk: LoadChunk,
): ShadowRoot | null {
  try {
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    // A declarative shadow root of the page may have content.
    root.replaceChildren();
    adoptStyles(root);
    return root;
  } catch (error) {
    void loadAndReport(element, finding("WS109", "attachShadow", String(error)), loadChunk);
    useChunk(loadChunk, "deferred", ({ showCallLink }) => showCallLink(element, phone));
    return null;
  }
}
