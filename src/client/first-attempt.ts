import { type Answer, failedBy, failedStatus } from "./failures.ts";
import { type Fetch, wholeBody } from "./read-body.ts";

export type { Fetch };

/** How long one attempt may take, body included. */
export const ATTEMPT_MS = 10_000;

/**
 * What every attempt asks with: nothing that causes a preflight, and `same-origin` so that a
 * response that the page preloaded is used (measured: with `omit` it is fetched twice).
 */
export const REQUEST = {
  headers: { accept: "application/json" },
  credentials: "same-origin",
  referrerPolicy: "no-referrer",
} as const satisfies RequestInit;

/** One plain GET. Never throws. */
export async function firstAttempt(
  url: string,
  { signal, fetch = globalThis.fetch }: { signal: AbortSignal; fetch?: Fetch },
): Promise<Answer> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, ATTEMPT_MS);
  try {
    // Called without a receiver: browsers refuse a fetch that is a method of something else.
    const response = await fetch(url, { ...REQUEST, signal: attempt.signal });
    const text = await wholeBody(response);
    return response.ok
      ? { text }
      : failedStatus(response.status, response.headers.get("retry-after"));
  } catch (error) {
    return late ? { failure: "timeout", mayPass: true } : failedBy(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
