import {
  ATTEMPT_TIMEOUT_MS,
  type FailedAttempt,
  firstAttempt,
  isRetryable,
  type LoadAttempt,
  type LoadOptions,
  toFailure,
} from "./load-location.ts";
import { withRetries } from "./retries.ts";

const MAX_RETRY_AFTER_MS = 20_000;

/**
 * Repeats a failed request up to twice, with growing, jittered delays or the server's
 * `Retry-After`. Never throws.
 */
export function retryLoad(
  url: string,
  first: FailedAttempt,
  options: LoadOptions,
): Promise<LoadAttempt> {
  // ky gets the first attempt's failure, too, so that it decides how long to wait after it.
  const earlier = [first];
  return withRetries(url, {
    attempt: async () => earlier.pop() ?? firstAttempt(url, options),
    answerOf: (result) =>
      "failure" in result && isRetryable(result.failure)
        ? { status: 503, retryAfter: result.retryAfter }
        : { status: 200 },
    signal: options.signal,
    firstDelay: 400,
    maxRetryAfter: MAX_RETRY_AFTER_MS,
    totalTimeout: MAX_RETRY_AFTER_MS + ATTEMPT_TIMEOUT_MS,
  }).catch(toFailure);
}
