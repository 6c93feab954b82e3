import { type ReadonlySignal, signal } from "@preact/signals-core";

const WARNING_S = 60;

/** Clears a form that somebody walked away from, for a tablet at the practice's desk. */
export interface Idle {
  /** Seconds until the answers are cleared, in the last minute; null before. */
  secondsLeft: ReadonlySignal<number | null>;
  /** True from a clearing until somebody does something again. */
  cleared: ReadonlySignal<boolean>;
  /** Somebody is there: the time starts anew, as often as one likes (WCAG 2.2, 2.2.1). */
  active(): void;
  /** Looks at the clock now, since timers stand still while a device sleeps. */
  check(): void;
  stop(): void;
}

/**
 * @param minutes without any activity, after which `clear` is called
 * @param isPristine whether there is nothing to clear
 */
export function createIdle(
  minutes: number,
  { isPristine, clear }: { isPristine(): boolean; clear(): void },
): Idle {
  const secondsLeft = signal<number | null>(null);
  const cleared = signal(false);
  const patience = minutes * 60;
  const warning = Math.min(WARNING_S, patience / 2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = { clock: 0, stopwatch: 0 };

  function restart(): void {
    since = { clock: Date.now(), stopwatch: performance.now() };
    secondsLeft.value = null;
    look();
  }

  function look(): void {
    clearTimeout(timer);
    // The stopwatch may stand still while a device sleeps, and the clock may be set back.
    const gone = Math.max(Date.now() - since.clock, performance.now() - since.stopwatch);
    const left = Math.ceil(patience - gone / 1000);
    if (left <= 0) {
      if (!isPristine()) {
        clear();
        // What is being sent is not cleared.
        cleared.value = isPristine();
      }
      restart();
      return;
    }
    if (left <= warning) secondsLeft.value = isPristine() ? null : left;
    timer = setTimeout(look, left <= warning ? 1000 : (left - warning) * 1000);
  }

  restart();
  return {
    secondsLeft,
    cleared,
    active() {
      cleared.value = false;
      restart();
    },
    check: look,
    stop: () => clearTimeout(timer),
  };
}
