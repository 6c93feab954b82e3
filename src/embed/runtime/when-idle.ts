/**
 * Runs a callback when the page has nothing else to do; in Safari, in the next task, because Safari 26
 * has no `requestIdleCallback`.
 */
export const whenIdle = (callback: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(callback);
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
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => signal.aborted || callback());
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
