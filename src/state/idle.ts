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
  let deadline = 0;

  function restart(): void {
    deadline = performance.now() + patience * 1000;
    secondsLeft.value = null;
    look();
  }

  function look(): void {
    clearTimeout(timer);
    const left = Math.ceil((deadline - performance.now()) / 1000);
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
