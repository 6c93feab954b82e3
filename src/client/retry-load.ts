import type { Fetch } from "./fetch.ts";
import { send } from "./http.ts";
import {
  ATTEMPT_TIMEOUT_MS,
  type FailedAttempt,
  isRetryable,
  type LoadAttempt,
  type LoadOptions,
  readAttempt,
  recordRequest,
  statusFailure,
  toFailure,
} from "./load-location.ts";

const MAX_RETRY_AFTER_MS = 20_000;

const RETRIES = {
  statusCodes: Array.from({ length: 200 }, (_, index) => 400 + index).filter((status) =>
    isRetryable(statusFailure(status).failure),
  ),
  shouldRetry: (error: Error) => isRetryable(toFailure(error).failure),
  firstDelay: 400,
  maxRetryAfter: MAX_RETRY_AFTER_MS,
  timeout: ATTEMPT_TIMEOUT_MS,
  totalTimeout: MAX_RETRY_AFTER_MS + ATTEMPT_TIMEOUT_MS,
};

/** Repeats a failed request up to twice, after growing, jittered delays or `Retry-After`. Never throws. */
export async function retryLoad(
  url: string,
  first: FailedAttempt,
  { signal, fetch }: LoadOptions,
): Promise<LoadAttempt> {
  let attempt: LoadAttempt | undefined;
  const fetchAgain: Fetch = async (...request) => {
    if (attempt) {
      const response = await fetch(...request);
      attempt = await readAttempt(response);
      return response;
    }
    // ky gets what came of the first attempt, so that it decides how long to wait after it.
    attempt = first;
    // Own, because a page's scripts may have added any name to `Object.prototype`.
    if (Object.hasOwn(first, "response") && first.response) return first.response;
    throw first.error;
  };
  try {
    await send(url, recordRequest(signal), { ...RETRIES, fetch: fetchAgain });
    return attempt ?? first;
  } catch (error) {
    return toFailure(error);
  }
}
