import { effect, type ReadonlySignal } from "@preact/signals-core";
import type { IdleTimer } from "../../state/idle-timer.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import { protectEvents } from "../element/protect-events.ts";
import type { I18n } from "./i18n.ts";

interface PageListenersOptions {
  scheduler: Scheduler;
  i18n: I18n;
  idle: ReadonlySignal<IdleTimer | null>;
  interruptSubmit(): void;
}

/**
 * Listens to the page for as long as the form is in it, so that a removed form can be garbage
 * collected.
 *
 * @returns a function that stops everything that the signal does not stop
 */
export function listenToPage(
  { scheduler, i18n, idle, interruptSubmit }: PageListenersOptions,
  options: { signal: AbortSignal },
): () => void {
  window.addEventListener("online", scheduler.online, options);
  // A page from the back-forward cache never gets the responses to its earlier requests.
  window.addEventListener("pageshow", ({ persisted }) => persisted && interruptSubmit(), options);
  // Reading is activity as well (WCAG 2.2, 2.2.1).
  window.addEventListener("scroll", () => idle.value?.recordActivity(), options);
  document.addEventListener("visibilitychange", () => idle.value?.tick(), options);
  idle.value?.tick();
  const stopWarning = effect(() => i18n.deferred()?.warnBeforeUnload(effect, scheduler));
  return () => {
    stopWarning();
    idle.value?.stop();
  };
}

/** Listens to the form itself, until it is destroyed. */
export function listenToForm(
  root: ShadowRoot | HTMLElement,
  prepare: () => unknown,
  loadPhoneTools: () => unknown,
  options: { signal: AbortSignal },
): void {
  protectEvents(root, options);
  for (const interaction of ["pointerdown", "focusin"]) {
    root.addEventListener(interaction, () => void prepare(), options);
  }
  // Autofill changes fields without any focus. Once: a missing file must not be requested per key.
  root.addEventListener("input", () => void prepare(), { ...options, once: true });
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
