import { listen } from "../../state/contain.ts";
import type { FormInstance } from "../api/scheduler-element.ts";

/**
 * Calls `connect` now, and each time that the element is in the page again, so that a removed form
 * can be garbage collected.
 *
 * @param connect gets a signal that is aborted when the element is removed
 */
export function whileConnected(
  connect: (signal: AbortSignal) => void,
): Pick<FormInstance, "disconnected" | "reconnected"> {
  let controller = new AbortController();
  connect(controller.signal);
  return {
    disconnected: () => controller.abort(),
    reconnected() {
      if (!controller.signal.aborted) return;
      controller = new AbortController();
      connect(controller.signal);
    },
  };
}

/** Loads what checks the answers at the first interaction with the form. */
export function loadWhenUsed(
  root: ShadowRoot | HTMLElement,
  loadValidation: () => unknown,
  options: { signal: AbortSignal },
): void {
  for (const interaction of ["pointerdown", "focusin"] as const) {
    listen(root, interaction, loadValidation, options);
  }
  // Autofill changes fields without any focus. Once: a missing file must not be requested per key.
  listen(root, "input", loadValidation, { ...options, once: true });
}
