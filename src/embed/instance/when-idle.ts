/**
 * Runs a callback when the page has nothing else to do; in Safari, in the next task, because Safari 26
 * has no `requestIdleCallback`.
 */
export const whenIdle = (callback: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(callback);
};
