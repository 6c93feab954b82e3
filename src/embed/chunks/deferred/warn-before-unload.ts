import { effect } from "@preact/signals";
import { INPUT_NAMES } from "../../../form/inputs.ts";
import type { Scheduler } from "../../../state/scheduler.ts";

/**
 * Asks before a patient leaves the page with unsent answers. Adds the listener only then, because
 * Firefox keeps pages with a `beforeunload` listener out of its back-forward cache.
 *
 * @returns a function that removes the listener
 */
export function warnBeforeUnload({ form }: Scheduler): () => void {
  const { screener, appointmentType, provider, page } = form.answers;
  const hasAnswered = () =>
    [screener, appointmentType, provider, page].some(({ value }) => value !== null) ||
    INPUT_NAMES.some((name) => {
      const text = form.answers[name].value;
      return text.trim() !== "" && text !== form.prefilled.value[name];
    });
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  let isWarning = false;
  const stop = effect(() => {
    if (hasAnswered() === isWarning) return;
    isWarning = !isWarning;
    if (isWarning) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
  return () => {
    stop();
    window.removeEventListener("beforeunload", warn);
  };
}
