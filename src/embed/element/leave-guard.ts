import { effect } from "@preact/signals-core";
import { TEXT_NAMES } from "../../state/answers.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { Prefilled } from "../chunks/deferred/prefill.ts";

/**
 * Asks before a patient leaves the page with typed and unsent answers. The listener is there only
 * then: a page that always has one is kept out of the back-forward cache by some browsers.
 *
 * @param given what the page filled in, which nobody would be sorry to lose
 * @returns stops asking
 */
export function guardLeaving({ answers }: Scheduler, given: Prefilled): () => void {
  const hasTyped = () =>
    TEXT_NAMES.some((name) => {
      const text = answers[name].value;
      return text.trim() !== "" && text !== given[name];
    });
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = effect(() => {
    if (hasTyped()) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
  return () => {
    stop();
    window.removeEventListener("beforeunload", ask);
  };
}
