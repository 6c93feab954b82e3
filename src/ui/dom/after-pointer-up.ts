const LONGEST_PRESS_MS = 1000;

/**
 * Does something once the press that moved the focus is over. What appeared earlier, between a
 * pointer's going down and up, would move what is being pressed away from under it, and the press
 * would be lost.
 */
export function afterPress(then: () => void): void {
  const waiting = new AbortController();
  const timer = setTimeout(done, LONGEST_PRESS_MS);
  function done() {
    clearTimeout(timer);
    waiting.abort();
    // The click comes after the pointer has gone up.
    setTimeout(then);
  }
  for (const type of ["pointerup", "keyup"]) {
    window.addEventListener(type, done, { capture: true, signal: waiting.signal });
  }
}
