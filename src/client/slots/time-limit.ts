import { SourceError } from "./slots-outcome.ts";

const TIMEOUT_MS = 10_000;

/**
 * Runs something for at most 10 seconds.
 *
 * @param run gets a signal that aborts after that time, or with `signal`
 * @throws SourceError `timeout`
 */
export function withTimeLimit<Value>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  // `AbortSignal.any` needs Safari 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort();
  return new Promise<Value>((resolve, reject) => {
    const stop = () => {
      abort();
      reject(new SourceError("unreachable"));
    };
    const timer = setTimeout(() => {
      abort();
      reject(new SourceError("timeout"));
    }, TIMEOUT_MS);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
      });
  });
}
