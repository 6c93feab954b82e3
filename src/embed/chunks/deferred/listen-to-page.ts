import { hasAnswers } from "../../../state/answers.ts";
import { contain, effect, listen } from "../../../state/contain.ts";
import { backOnline } from "../../../state/phase.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import { observeLanguage, whenIdle } from "../../runtime/page.ts";
import type { FormContext } from "../form-context.ts";
import { followHistory } from "./follow-history.ts";

/**
 * Listens to the page for as long as the form is in it, so that a removed form can be garbage
 * collected.
 */
export function listenToPage(
  { element, scheduler, deps, idle, dialog, updateLanguage }: FormContext,
  options: { signal: AbortSignal },
): void {
  if (!element.showDraft) followHistory(element, scheduler, dialog, options);
  // The dialog around a form does so, even before it opens.
  const stopObserving = dialog ? () => {} : observeLanguage(element, updateLanguage);
  listen(window, "online", () => backOnline(scheduler.phase), options);
  // Reading is activity as well (WCAG 2.2, 2.2.1).
  listen(window, "scroll", () => idle.value?.recordActivity(), options);
  listen(document, "visibilitychange", () => idle.value?.tick(), options);
  idle.value?.tick();
  const stopWarning = warnBeforeUnload(scheduler);
  const stopFormatting = effect(() => {
    const { callingCode } = scheduler.plan.value ?? {};
    // The practice's number is shown in international format until the numbering plans are loaded.
    if (callingCode && callingCode !== "1") {
      whenIdle(() => options.signal.aborted || void deps.loadPhoneTools());
    }
  });
  listen(options.signal, "abort", () => {
    stopObserving();
    stopWarning();
    stopFormatting();
    idle.value?.stop();
  });
}

/**
 * Asks before a patient leaves the page with unsent answers. Adds the listener only then, because
 * Firefox keeps pages with a `beforeunload` listener out of its back-forward cache.
 *
 * @returns a function that removes the listener
 */
function warnBeforeUnload({ form }: Scheduler): () => void {
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
