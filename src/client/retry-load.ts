import type { Fetch } from "./fetch.ts";
import { send } from "./http.ts";
import {
  ATTEMPT_TIMEOUT_MS,
  type FailedAttempt,
  isRetryable,
  type LoadAttempt,
  type LoadOptions,
  recordRequest,
  statusFailure,
  toFailure,
} from "./load-location.ts";

const MAX_RETRY_AFTER_MS = 20_000;

const RETRIES = {
  statusCodes: Array.from({ length: 200 }, (_, index) => 400 + index).filter((status) =>
    isRetryable(statusFailure(status, null).failure),
  ),
  shouldRetry: (error: Error) => isRetryable(toFailure(error).failure),
  firstDelay: 400,
  maxRetryAfter: MAX_RETRY_AFTER_MS,
  totalTimeout: MAX_RETRY_AFTER_MS + ATTEMPT_TIMEOUT_MS,
};

/** Repeats a failed request up to twice, after growing, jittered delays or `Retry-After`. Never throws. */
export function retryLoad(
  url: string,
  first: FailedAttempt,
  { signal, fetch }: LoadOptions,
): Promise<LoadAttempt> {
  // ky gets the first attempt's failure, too, so that it decides how long to wait after it.
  const earlier = [first];
  const fetchAgain: Fetch = async (...request) => {
    const failed = earlier.pop();
    if (!failed) return fetch(...request);
    const headers = failed.retryAfter ? { "retry-after": failed.retryAfter } : {};
    return new Response(null, { status: 503, headers });
  };
  return send(url, recordRequest({ signal, fetch: fetchAgain }), RETRIES).catch(toFailure);
}
