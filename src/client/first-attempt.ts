import { type LoadAttempt, statusFailure, toFailure } from "./failures.ts";
import { type Fetch, readBodyText } from "./read-body.ts";

/** The time limit of one attempt, including the body. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/**
 * The options of every attempt. None of them causes a preflight. `same-origin`, because with `omit`
 * Chromium 156 ignores a preloaded response and fetches the record twice.
 */
export const REQUEST_INIT = {
  headers: { accept: "application/json" },
  credentials: "same-origin",
  referrerPolicy: "no-referrer",
} as const satisfies RequestInit;

/** One plain GET. Never throws. */
export async function firstAttempt(
  url: string,
  { signal, fetch = globalThis.fetch }: { signal: AbortSignal; fetch?: Fetch },
): Promise<LoadAttempt> {
  // `AbortSignal.any` needs Safari 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, ATTEMPT_TIMEOUT_MS);
  try {
    // Not `options.fetch(…)`: browsers throw "Illegal invocation" for another receiver.
    const response = await fetch(url, { ...REQUEST_INIT, signal: controller.signal });
    const text = await readBodyText(response);
    return response.ok
      ? { text }
      : statusFailure(response.status, response.headers.get("retry-after"));
  } catch (error) {
    return isTimedOut ? { failure: "timeout" } : toFailure(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}
