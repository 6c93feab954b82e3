import type { Signal } from "@preact/signals";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { IdleTimer } from "../../../state/idle-timer.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { resetInvalidTheme } from "../../findings/theme.ts";
import { listenToForm } from "./listen-to-form.ts";
import { wipeAfterIdle } from "./wipe-after-idle.ts";

interface FormContext {
  element: SchedulerElement;
  root: ShadowRoot | HTMLElement;
  settings: Settings;
  scheduler: Scheduler;
  deps: SchedulerDeps;
  idle: Signal<IdleTimer | null>;
  /** Aborted when the form is destroyed. */
  destroyed: AbortSignal;
}

/** Adds to a form what it does after this chunk has loaded. */
export function connectForm({
  element,
  root,
  settings: { wipeAfterIdle: minutes },
  scheduler,
  deps,
  idle,
  destroyed,
}: FormContext): void {
  if (destroyed.aborted) return;
  resetInvalidTheme(element, root);
  listenToForm(root, deps, { signal: destroyed });
  if (minutes) idle.value = wipeAfterIdle(minutes, element, root, scheduler, destroyed);
}
