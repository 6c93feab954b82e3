import type { FormInstance } from "../api/scheduler-element.ts";
import { protectEvents } from "./protect-events.ts";

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

/** Listens to the form itself, until it is destroyed. */
export function listenToForm(
  root: ShadowRoot | HTMLElement,
  loadValidation: () => unknown,
  loadPhoneTools: () => unknown,
  options: { signal: AbortSignal },
): void {
  protectEvents(root, options);
  for (const interaction of ["pointerdown", "focusin"]) {
    root.addEventListener(interaction, () => void loadValidation(), options);
  }
  // Autofill changes fields without any focus. Once: a missing file must not be requested per key.
  root.addEventListener("input", () => void loadValidation(), { ...options, once: true });
  root.addEventListener(
    "keyup",
    (event) => {
      const { code, target } = event as KeyboardEvent;
      // WebKit scrolls until the caret is visible and ignores `scroll-margin`, so a sticky header
      // would cover the field (WCAG 2.2, 2.4.11).
      if (code === "Tab") (target as Element).scrollIntoView({ block: "nearest" });
    },
    options,
  );
  root.addEventListener(
    "focusin",
    ({ target }) => {
      if ((target as Element | null)?.id === "phone") void loadPhoneTools();
    },
    options,
  );
}
