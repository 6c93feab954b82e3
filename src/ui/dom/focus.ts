import type { Phase } from "../../state/phase.ts";
import type { Scheduler } from "../../state/scheduler.ts";

/**
 * Moves focus after a render: to the new screen's title if the patient changed the screen; after a
 * failed attempt to the error summary, to the invalid control if the summary is not loaded yet, or to
 * the email address that a suggestion is about. Never when the form first appears, because that would
 * scroll the page (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function createFocusManager(root: ParentNode, { phase, form }: Scheduler): () => void {
  let screen: Phase["name"] = "loading";
  let failedAttempts = 0;
  let isReloaded = false;
  let notSent: unknown = null;
  const focus = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
  return () => {
    const { name } = phase.value;
    if (name !== screen) {
      const isFirstScreen = screen === "loading" && !isReloaded;
      isReloaded ||= name === "loading";
      screen = name;
      if (!isFirstScreen) focus(".title");
    }
    const sending = phase.value.name === "details" ? phase.value.sending : null;
    const reason = sending?.name === "not-sent" ? sending : null;
    // The notice is above the button, and either may be outside of a phone's screen.
    if (reason && reason !== notSent) {
      for (const selector of [".actions", ".not-sent"]) {
        root.querySelector(selector)?.scrollIntoView({ block: "nearest" });
      }
    }
    notSent = reason;
    if (form.failedAttempts.value !== failedAttempts) {
      failedAttempts = form.failedAttempts.value;
      focus(".summary, .invalid input, .email input");
    }
  };
}
