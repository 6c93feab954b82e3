import ky, { HTTPError } from "ky";
import {
  type FailedAttempt,
  isRetryable,
  isRetryableStatus,
  type LoadAttempt,
  statusFailure,
  toFailure,
} from "./failures.ts";
import { ATTEMPT_TIMEOUT_MS, REQUEST_INIT } from "./first-attempt.ts";
import type { LoadOptions } from "./load-location.ts";
import { type Fetch, readBodyText } from "./read-body.ts";

const TOTAL_TIMEOUT_MS = 20_000;
const STATUS_CODES = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
  isRetryableStatus,
);
const NULL_BODY_STATUSES = [204, 205, 304];

const jitter = (delay: number) => delay * (0.75 + Math.random() / 2);

/**
 * Repeats a failed request up to twice, with growing, jittered delays or the server's
 * `Retry-After`. Never throws.
 */
export async function retryLoad(
  url: string,
  first: FailedAttempt,
  { signal, fetch = (input, init) => globalThis.fetch(input, init) }: LoadOptions,
): Promise<LoadAttempt> {
  try {
    await wait(firstDelay(first), signal);
    const text = await ky(url, {
      ...REQUEST_INIT,
      fetch: readingBody(fetch),
      signal,
      timeout: ATTEMPT_TIMEOUT_MS,
      totalTimeout: TOTAL_TIMEOUT_MS,
      retry: {
        limit: 1,
        statusCodes: STATUS_CODES,
        delay: () => 1200,
        jitter,
        // Browsers throw different errors for a broken connection, some of them an AbortError, so
        // retry after any error unless the widget itself aborted.
        shouldRetry: ({ error }) => {
          if (signal.aborted) return false;
          return error instanceof HTTPError ? undefined : isRetryable(toFailure(error).failure);
        },
      },
    }).text();
    return { text };
  } catch (error) {
    return error instanceof HTTPError
      ? statusFailure(error.response.status, null)
      : toFailure(error);
  }
}

/** A fetch that resolves after the body has arrived, so that ky's timeout and retry cover it. */
const readingBody =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const text = await readBodyText(response);
    const { status, statusText, headers } = response;
    const body = NULL_BODY_STATUSES.includes(status) ? null : text;
    return new Response(body, { status, statusText, headers });
  };

/** Milliseconds before the first retry. `Retry-After` is in seconds or a date (RFC 9110, 10.2.3). */
function firstDelay({ retryAfter: header }: FailedAttempt): number {
  if (!header) return jitter(400);
  const delay = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(delay) ? Math.min(Math.max(delay, 0), TOTAL_TIMEOUT_MS) : jitter(400);
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
