import { createIdleTimer, type IdleTimer, isPristine } from "../../../state/idle-timer.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { listenForActivity } from "./listen-for-activity.ts";

/** Clears the form after some minutes without activity, until the signal is aborted. */
export function wipeAfterIdle(
  minutes: number,
  element: SchedulerElement,
  root: ShadowRoot | HTMLElement,
  scheduler: Scheduler,
  signal: AbortSignal,
): IdleTimer {
  const clear = () => {
    element.prefill = null;
    scheduler.startOver();
  };
  const timer = createIdleTimer({ minutes, isPristine: () => isPristine(scheduler), clear });
  listenForActivity(root, timer, { signal });
  return timer;
}
