import { hasAnswers } from "../../../state/answers.ts";
import { contain, effect } from "../../../state/contain.ts";
import type { Scheduler } from "../../../state/scheduler.ts";

/**
 * Asks before a patient leaves the page with unsent answers. Adds the listener only then, because
 * Firefox keeps pages with a `beforeunload` listener out of its back-forward cache.
 *
 * @returns a function that removes the listener
 */
export function warnBeforeUnload({ form }: Scheduler): () => void {
  const warn = contain((event: BeforeUnloadEvent) => event.preventDefault());
  let isWarning = false;
  const stop = effect(() => {
    if (hasAnswers(form.answers, form.prefilled.value) === isWarning) return;
    isWarning = !isWarning;
    if (isWarning) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
  return () => {
    stop();
    window.removeEventListener("beforeunload", warn);
  };
}
