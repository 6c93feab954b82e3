import { finding } from "../diagnostics/diagnostics.ts";
import { tell } from "../diagnostics/report.ts";
import type { LoadPart } from "./load-chunk.ts";
import { adoptStyles } from "./styles.ts";

/**
 * The shadow root that the form is drawn into, with its styles. Null where the page took away
 * what makes one: then the patient gets the way to call.
 */
export function attachRoot(
  element: HTMLElement,
  phone: string,
  loadPart: LoadPart,
): ShadowRoot | null {
  try {
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    adoptStyles(root);
    return root;
  } catch (error) {
    void tell(element, finding("WS109", "attachShadow", String(error)), loadPart);
    void loadPart("later").then(
      ({ later }) => later.showCallLink(element, phone),
      () => {},
    );
    return null;
  }
}
