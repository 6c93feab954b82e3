import { effect } from "@preact/signals-core";
import { hasTyped } from "../state/answers.ts";
import type { Scheduler } from "../state/scheduler.ts";

/**
 * Asks before a patient leaves the page with typed and unsent answers. The listener is there only
 * then: a page that always has one is kept out of the back-forward cache by some browsers.
 *
 * @returns stops asking
 */
export function guardLeaving({ answers }: Scheduler): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = effect(() => {
    if (hasTyped(answers)) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
  return () => {
    stop();
    window.removeEventListener("beforeunload", ask);
  };
}
