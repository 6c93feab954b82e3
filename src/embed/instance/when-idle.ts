/**
 * Runs a callback when the page has nothing else to do; in the next task in Safari, which has no
 * `requestIdleCallback` (26).
 */
export const whenIdle = (callback: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(callback);
};
