import ky, { HTTPError, type Options, type RetryOptions, replaceOption } from "ky";
import { ownOptions } from "./fetch.ts";
import { NOT_PROCESSED } from "./submit-outcome.ts";

interface Retries<Result> {
  /** Sends the request once. If it rejects, the request is not sent again. */
  attempt(): Promise<Result>;
  /** What ky decides by. */
  answerOf(result: Result): { status: number; retryAfter?: string | null | undefined };
  signal: AbortSignal;
  /** Milliseconds before the first retry, with jitter; the second delay is three times as long. */
  firstDelay: number;
  /** The longest `Retry-After` that is respected, in milliseconds. */
  maxRetryAfter: number;
  /** Milliseconds for all attempts, and the delays between them. */
  totalTimeout: number | false;
}

/**
 * Sends a request, and up to twice again after a status that means that it was not processed; resolves
 * to the last result.
 *
 * ky decides whether and when, but does not send the request itself: some pages replace `fetch` by a function
 * that takes only a URL and options, and ky's time limit does not abort a request in Safari before 17.4.
 *
 * @throws what `attempt` threw, the signal's reason, or ky's `TimeoutError` after `totalTimeout`
 */
export async function withRetries<Result>(
  url: string,
  { attempt, answerOf, signal, firstDelay, maxRetryAfter, totalTimeout }: Retries<Result>,
): Promise<Result> {
  let last: { result: Result } | undefined;
  const retry: RetryOptions = {
    limit: 2,
    methods: ["get"],
    statusCodes: NOT_PROCESSED,
    afterStatusCodes: NOT_PROCESSED,
    maxRetryAfter,
    delay: (count) => firstDelay * 3 ** (count - 1),
    jitter: (delay) => delay * (0.75 + Math.random() / 2),
    shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : false),
  };
  const options: Options = {
    ...inheritedAsUndefined(),
    signal,
    timeout: false,
    totalTimeout,
    searchParams: "",
    retry: replaceOption(retry),
    async fetch() {
      last = { result: await attempt() };
      return toResponse(answerOf(last.result));
    },
  };
  // A `Request`, because ky would read the inherited `headers` of a string.
  await ky(new Request(url, ownOptions({})), options).catch((error) => {
    if (!(error instanceof HTTPError)) throw error;
  });
  if (!last) throw new Error("ky sent no request");
  return last.result;
}

/** A page's `fetch` may have returned a status or a header that `Response` does not take. */
function toResponse({ status, retryAfter }: ReturnType<Retries<unknown>["answerOf"]>): Response {
  try {
    return new Response(null, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
  } catch {
    return new Response();
  }
}

/** ky reads these after the response, when the page may have added them. */
const READ_LATE = ["parseJson", "onDownloadProgress"];

/**
 * Options without a value for each name in `Object.prototype`, to which a page's scripts may add: ky and
 * `Request` would read inherited ones.
 */
const inheritedAsUndefined = (): Options =>
  Object.fromEntries(
    [...READ_LATE, ...Object.getOwnPropertyNames(Object.prototype)]
      // ky 2 rejects this option of ky 1.
      .filter((name) => name !== "prefixUrl")
      .map((name) => [name, undefined]),
  );
