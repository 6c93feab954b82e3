import { signal } from "@preact/signals";
import { contain } from "../host/contain.ts";

const WARNING_SECONDS = 60;
// A form that was cleared is shorter, so the browser may scroll, which is not the patient's activity.
const SCROLL_AFTER_CLEAR_MS = 500;

interface IdleOptions {
  minutes: number;
  isPristine(): boolean;
  clear(): void;
}

export type IdleTimer = ReturnType<typeof createIdleTimer>;

export function createIdleTimer({ minutes, isPristine, clear }: IdleOptions) {
  const secondsLeft = signal<number | null>(null);
  const cleared = signal(false);
  const timeoutSeconds = minutes * 60;
  const warningSeconds = Math.min(WARNING_SECONDS, timeoutSeconds / 2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { date: 0, performance: 0 };

  function restart(): void {
    start = { date: Date.now(), performance: performance.now() };
    secondsLeft.value = null;
    tick();
  }

  function tick(): void {
    clearTimeout(timer);
    // performance.now() may pause while a device sleeps, and the clock may be set back, or broken by the page.
    const elapsedMs = Math.max(Date.now() - start.date || 0, performance.now() - start.performance);
    const left = Math.ceil(timeoutSeconds - elapsedMs / 1000);
    if (left <= 0) {
      if (!isPristine()) {
        clear();
        // A form that is being sent is not cleared.
        cleared.value = isPristine();
      }
      restart();
      return;
    }
    if (left <= warningSeconds) secondsLeft.value = isPristine() ? null : left;
    timer = setTimeout(
      contain(tick),
      left <= warningSeconds ? 1000 : (left - warningSeconds) * 1000,
    );
  }

  restart();
  return {
    /** Seconds until the answers are cleared, during the last minute; null before. */
    secondsLeft,
    /** True after the form was cleared, until the next activity. */
    cleared,
    /** Restarts the timer; unlimited (WCAG 2.2, 2.2.1). */
    recordActivity() {
      if (cleared.value && performance.now() - start.performance < SCROLL_AFTER_CLEAR_MS) return;
      cleared.value = false;
      restart();
    },
    /** Checks the clock now, because timers pause while a device sleeps. */
    tick,
    stop: () => clearTimeout(timer),
  };
}
