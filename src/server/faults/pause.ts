/** Waits so many milliseconds, or until `over`; for ever with Infinity. */
export const pause = (ms: number, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (over.aborted || ms === 0) return resolve();
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
    over.addEventListener("abort", done);
    function done() {
      clearTimeout(timer);
      over.removeEventListener("abort", done);
      resolve();
    }
  });
