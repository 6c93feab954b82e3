const MAX_PRESS_MS = 1000;

/**
 * Runs a callback after the press that moved focus has ended. Inserting content between pointerdown
 * and pointerup would move the pressed element away, and the browser would not fire `click`.
 */
export function afterPointerUp(callback: () => void): void {
  const controller = new AbortController();
  const timer = setTimeout(finish, MAX_PRESS_MS);
  function finish() {
    clearTimeout(timer);
    controller.abort();
    // `click` fires after pointerup.
    setTimeout(callback);
  }
  for (const type of ["pointerup", "keyup"]) {
    window.addEventListener(type, finish, { capture: true, signal: controller.signal });
  }
}
