import type { Phase } from "../../state/phase.ts";
import type { Scheduler } from "../../state/scheduler.ts";

/**
 * Keeps focus with the patient, after each drawing: on the new screen's title when what they did
 * changed the screen, on the error summary when their answers could not be sent. Never when the
 * form first appears, which would scroll the page (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function focusKeeper(root: ParentNode, { phase, refusals }: Scheduler): () => void {
  let screen: Phase["name"] = "loading";
  let refused = 0;
  let asked = false;
  const focus = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
  return () => {
    const { name } = phase.value;
    if (name !== screen) {
      const first = screen === "loading" && !asked;
      asked ||= name === "loading";
      screen = name;
      if (!first) focus(".title");
    }
    if (refusals.value !== refused) {
      refused = refusals.value;
      focus(".summary");
    }
  };
}
