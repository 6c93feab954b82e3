import { createIdleTimer, type IdleTimer } from "../../../state/idle-timer.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { listenForActivity } from "./listen-for-activity.ts";

/** Clears the form after some minutes without activity, until the signal is aborted. */
export function wipeAfterIdle(
  minutes: number,
  element: SchedulerElement,
  root: ShadowRoot | HTMLElement,
  { isPristine, startOver }: Scheduler,
  signal: AbortSignal,
): IdleTimer {
  const clear = () => {
    element.prefill = null;
    startOver();
  };
  const timer = createIdleTimer({ minutes, isPristine, clear });
  listenForActivity(root, timer, { signal });
  return timer;
}
