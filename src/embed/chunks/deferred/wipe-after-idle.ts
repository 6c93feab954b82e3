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
    // The next patient begins at the top, not in the input that was left.
    const focused = root.querySelector("input:focus, textarea:focus");
    const title = focused?.closest(".screen")?.querySelector<HTMLElement>(".title");
    scheduler.startOver();
    title?.focus({ preventScroll: true });
  };
  const timer = createIdleTimer({ minutes, isPristine: () => isPristine(scheduler), clear });
  listenForActivity(root, timer, { signal });
  return timer;
}
