export class TimeLimitError extends Error {
  // As in ky, and in browsers.
  override readonly name = "TimeoutError";
}

/** `run` gets a signal that aborts after `ms`, or with `signal`. @throws TimeLimitError, or the signal's reason */
export function withTimeLimit<Value>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  // `AbortSignal.any` needs Safari 17.4.
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      controller.abort();
    };
    const timer = setTimeout(() => end(new TimeLimitError()), ms);
    const abort = () => end(signal?.reason);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      })
      // The page has broken one of the two, which changes nothing.
      .catch(() => {});
  });
}

/** Resolves to the promise's value, or to undefined after `ms` milliseconds. */
export const within = <Value>(ms: number, promise: Promise<Value>) =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);
