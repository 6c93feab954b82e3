import { computed } from "@preact/signals";
import { malformedIds } from "../../../contract/location-record/location-id.ts";
import { finding } from "../../../diagnostics/finding.ts";
import { contain, effect, listen } from "../../../host/contain.ts";
import { readAttribute } from "../../../settings/attributes.ts";
import { hasAnswers } from "../../../state/form-model.ts";
import { createIdleTimer, type IdleTimer } from "../../../state/idle-timer.ts";
import { isPristine, startOver } from "../../../state/locations.ts";
import { backOnline } from "../../../state/phase.ts";
import type { SchedulerModel } from "../../../state/scheduler-model.ts";
import { resetInvalidTheme } from "../../../ui/card/page-theme.ts";
import { afterPointerUp } from "../../../ui/dom/until.ts";
import type { FormContext } from "../form-context.ts";
import { followHistory } from "./follow-history.ts";

/** Adds to a form what it does after this chunk has loaded, until it is destroyed. */
export function connectForm(context: FormContext): void {
  const { element, shadow, root, settings, scheduler, deps, destroyed, report } = context;
  if (destroyed.aborted) return;
  resetInvalidTheme(element, shadow);
  void context.loadRequests();
  // Without any id, there is no form, which is reported.
  const malformed = settings.locationId[0]
    ? malformedIds(readAttribute(element, "location-id"))
    : [];
  report(malformed.map((id) => finding("WS102", "location-id", `“${id}” is not a UUID`)));
  listen(root, "keyup", scrollToFocused, { signal: destroyed });
  const loadForPhone = (target: EventTarget | null) => {
    if ((target as Element | null)?.id === "phone") void deps.loadPhoneTools();
  };
  listen(root, "focusin", ({ target }) => loadForPhone(target), { signal: destroyed });
  // It may have been focused before this chunk was loaded.
  loadForPhone(root.querySelector(":focus"));
  const updateHints = (event: Event) => {
    // Without its target once a page has delayed its listeners.
    const { id } = (event.target ?? {}) as HTMLInputElement;
    if (id === "email" || id === "phone")
      afterPointerUp(() => scheduler.form.checks.value?.updateHints(id));
  };
  listen(root, "change", updateHints, { signal: destroyed });
  if (settings.wipeAfterIdle) scheduler.idle.value = wipeAfterIdle(settings.wipeAfterIdle, context);
}

/** WebKit ignores `scroll-margin` for the caret: a sticky header would cover the field (WCAG 2.2, 2.4.11). */
function scrollToFocused({ code, target }: KeyboardEvent): void {
  if (code === "Tab" || code === "Enter") (target as Element).scrollIntoView({ block: "nearest" });
}

function wipeAfterIdle(
  minutes: number,
  { element, root, scheduler, destroyed }: FormContext,
): IdleTimer {
  const clear = () => {
    element.prefill = null;
    // The next patient begins at the top, not in the input that was left.
    const focused = root.querySelector("input:focus, textarea:focus");
    const title = focused?.closest(".widget")?.querySelector<HTMLElement>(".title");
    startOver(scheduler);
    title?.focus({ preventScroll: true });
  };
  const isEmpty = () =>
    isPristine(scheduler) && !root.querySelector<HTMLInputElement>("#search")?.value;
  const timer = createIdleTimer({ minutes, isPristine: isEmpty, clear });
  const onActivity = ({ target }: Event) => {
    // The notice must stay until its button is pressed, although the pointer moves over it.
    if ((target as Element).closest(".idle")) return;
    // Later, because removing the notice would move the pressed element, and a render would revert a radio button.
    setTimeout(contain(() => destroyed.aborted || timer.recordActivity()));
  };
  for (const type of ["keydown", "click", "input", "wheel", "pointermove", "touchstart"] as const) {
    // Browsers wait for a `wheel` or `touchstart` listener that is not passive before they scroll.
    listen(root, type, onActivity, { signal: destroyed, passive: true });
  }
  return timer;
}

/** Listens to the page while the form is in it, so that a removed form can be garbage collected. */
export function listenToPage(
  { element, scheduler, dialog }: FormContext,
  options: { signal: AbortSignal },
): void {
  const { idle } = scheduler;
  if (!element.showDraft) followHistory(element, scheduler, dialog, options);
  listen(window, "online", () => backOnline(scheduler.phase), options);
  // Reading is activity as well (WCAG 2.2, 2.2.1).
  listen(window, "scroll", () => idle.value?.recordActivity(), options);
  listen(document, "visibilitychange", () => idle.value?.tick(), options);
  idle.value?.tick();
  listen(options.signal, "abort", warnBeforeUnload(scheduler));
  listen(options.signal, "abort", () => idle.value?.stop());
}

/** Listens only while there are answers: Firefox caches no page with `beforeunload` for Back. Returns the removal. */
function warnBeforeUnload({ form }: SchedulerModel): () => void {
  const isUnsent = computed(() => hasAnswers(form.answers, form.prefilled.value));
  const warn = contain((event: BeforeUnloadEvent) => event.preventDefault());
  return effect(() => {
    if (!isUnsent.value) return;
    window.addEventListener("beforeunload", warn);
    return contain(() => window.removeEventListener("beforeunload", warn));
  });
}
