import { contain, listen } from "../../state/contain.ts";

/** For pages that are never idle, such as one with an animation that keeps a slow phone busy. */
const MAX_WAIT_MS = 3_000;

/**
 * Runs a callback when the page has nothing else to do, at the latest after three seconds; in Safari, in
 * the next task, because Safari 26 has no `requestIdleCallback`.
 */
export const whenIdle = (callback: () => void): void => {
  const run = contain(callback);
  // Not `in`: a script of the page may have set it to undefined.
  if (typeof window.requestIdleCallback === "function") {
    requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  } else setTimeout(run);
};

/** Resolves in another task, after the browser has handled input and painted. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs a callback once, when the element is near the viewport and the page is idle; never for a visitor
 * who saves data, or after the signal is aborted.
 */
export function whenLikelyUsed(element: Element, callback: () => void, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || signal.aborted) return;
  const load = () => whenIdle(() => signal.aborted || callback());
  if (typeof window.IntersectionObserver !== "function") {
    load();
    return;
  }
  const observer = new IntersectionObserver(
    contain((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }),
    { rootMargin: "50%" },
  );
  observer.observe(element);
  listen(signal, "abort", () => observer.disconnect());
}
