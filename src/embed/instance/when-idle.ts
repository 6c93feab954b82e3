/** Runs a callback when the page has nothing else to do, after the form is painted. */
export const whenIdle = (callback: () => void): void => {
  // WebKit has no `requestIdleCallback` by default (Safari 26).
  (window.requestIdleCallback ?? setTimeout)(callback);
};
