import ky, { HTTPError } from "ky";
import { type Answer, failedBy, failedStatus, mayPass } from "./failures.ts";
import { ATTEMPT_MS, REQUEST } from "./first-attempt.ts";
import type { LoadOptions } from "./load-location.ts";
import { type Fetch, wholeBody } from "./read-body.ts";

const ALTOGETHER_MS = 20_000;
const STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index).filter(mayPass);
const NO_BODY = [204, 205, 304];

const jitter = (delay: number) => delay * (0.75 + Math.random() / 2);

/**
 * Asks the endpoint twice more, with growing, jittered pauses; `Retry-After` decides about a
 * pause where the page can read it. Never throws.
 */
export async function askAgain(
  url: string,
  first: Answer,
  { signal, fetch = (input, init) => globalThis.fetch(input, init) }: LoadOptions,
): Promise<Answer> {
  try {
    await pause(firstPause(first), signal);
    const text = await ky(url, {
      ...REQUEST,
      fetch: withWholeBody(fetch),
      signal,
      timeout: ATTEMPT_MS,
      totalTimeout: ALTOGETHER_MS,
      retry: {
        limit: 1,
        statusCodes: STATUSES,
        delay: () => 1200,
        jitter,
        // What fetch throws for a cut connection differs by browser, and one of them calls it an
        // abort: whatever is not an answer is worth another try while the widget still waits.
        shouldRetry: ({ error }) => {
          if (signal.aborted) return false;
          return error instanceof HTTPError ? undefined : failedBy(error).mayPass;
        },
      },
    }).text();
    return { text };
  } catch (error) {
    return error instanceof HTTPError ? failedStatus(error.response.status, null) : failedBy(error);
  }
}

/**
 * A fetch that is done when the body is: so that ky's time limit and repetition cover the whole
 * exchange.
 */
const withWholeBody =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const text = await wholeBody(response);
    const { status, statusText, headers } = response;
    return new Response(NO_BODY.includes(status) ? null : text, { status, statusText, headers });
  };

/** Milliseconds until the first repetition: seconds or a date as the server said, else a moment. */
function firstPause(first: Answer): number {
  const header = "failure" in first ? first.retryAfter : null;
  if (!header) return jitter(400);
  const told = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(told) ? Math.min(Math.max(told, 0), ALTOGETHER_MS) : jitter(400);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
