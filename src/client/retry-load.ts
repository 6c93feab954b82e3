import {
  type FailedAttempt,
  isRetryable,
  isRetryableStatus,
  type LoadAttempt,
  toFailure,
} from "./failures.ts";
import { ATTEMPT, ATTEMPT_TIMEOUT_MS } from "./first-attempt.ts";
import type { LoadOptions } from "./load-location.ts";
import { sendWithRetries } from "./send-with-retries.ts";

const MAX_RETRY_AFTER_MS = 20_000;
const STATUS_CODES = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
  isRetryableStatus,
);

/**
 * Repeats a failed request up to twice, with growing, jittered delays or the server's
 * `Retry-After`. Never throws.
 */
export function retryLoad(
  url: string,
  first: FailedAttempt,
  { signal, fetch }: LoadOptions,
): Promise<LoadAttempt> {
  let isFirst = true;
  return sendWithRetries(url, {
    ...ATTEMPT,
    signal,
    // ky gets the first attempt's failure, too, so that it decides how long to wait after it.
    async fetch(input, init) {
      if (!isFirst) return fetch(input, init);
      isFirst = false;
      return firstResponse(first);
    },
    totalTimeout: MAX_RETRY_AFTER_MS + ATTEMPT_TIMEOUT_MS,
    retry: {
      statusCodes: STATUS_CODES,
      // Browsers throw different errors for a broken connection, some of them an AbortError, so
      // retry after any error unless the widget itself aborted.
      afterError: (error) => !signal.aborted && isRetryable(toFailure(error).failure),
      firstDelay: 400,
      maxRetryAfter: MAX_RETRY_AFTER_MS,
    },
  }).catch(toFailure);
}

function firstResponse({ failure, status, retryAfter }: FailedAttempt): Response {
  if (!status) throw new Error(failure);
  return new Response(null, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
}
