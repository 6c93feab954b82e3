import type { ReadonlySignal } from "@preact/signals";
import { backOnline } from "../../../state/back-online.ts";
import { effect, listen } from "../../../state/contain.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { IdleTimer } from "../../../state/idle-timer.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { whenIdle } from "../../runtime/when-idle.ts";
import { observeLanguage } from "../observe-language.ts";
import { type DialogControls, followHistory } from "./follow-history.ts";
import { warnBeforeUnload } from "./warn-before-unload.ts";

interface ConnectedForm {
  element: SchedulerElement;
  scheduler: Scheduler;
  deps: Pick<SchedulerDeps, "loadPhoneTools">;
  idle: ReadonlySignal<IdleTimer | null>;
  /** The dialog around the form; null for a form in the page. */
  dialog: DialogControls | null;
  updateLanguage(): unknown;
}

/**
 * Listens to the page for as long as the form is in it, so that a removed form can be garbage
 * collected.
 */
export function listenToPage(
  { element, scheduler, deps: { loadPhoneTools }, idle, dialog, updateLanguage }: ConnectedForm,
  options: { signal: AbortSignal },
): void {
  if (!element.showDraft) followHistory(element, scheduler, dialog, options);
  // The dialog around a form does so, even before it opens.
  const stopObserving = dialog ? () => {} : observeLanguage(element, updateLanguage);
  listen(window, "online", () => backOnline(scheduler), options);
  // Reading is activity as well (WCAG 2.2, 2.2.1).
  listen(window, "scroll", () => idle.value?.recordActivity(), options);
  listen(document, "visibilitychange", () => idle.value?.tick(), options);
  idle.value?.tick();
  const stopWarning = warnBeforeUnload(scheduler);
  const stopFormatting = effect(() => {
    const { callingCode } = scheduler.plan.value ?? {};
    // The practice's number is shown in international format until the numbering plans are loaded.
    if (callingCode && callingCode !== "1") {
      whenIdle(() => options.signal.aborted || void loadPhoneTools());
    }
  });
  listen(options.signal, "abort", () => {
    stopObserving();
    stopWarning();
    stopFormatting();
    idle.value?.stop();
  });
}
