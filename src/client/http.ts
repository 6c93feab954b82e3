import ky, { HTTPError, type Options, replaceOption } from "ky";
import { type Fetch, ownOptions } from "./fetch.ts";
import { withTimeLimit } from "./time-limit.ts";

/** No member is optional, because a missing one would be read from `Object.prototype`. */
interface Retries {
  fetch: Fetch;
  /** The statuses after which the request is sent again; after 429 and 503, when `Retry-After` says. */
  statusCodes: number[];
  shouldRetry(error: Error): boolean;
  /** Milliseconds before the first retry, with jitter; the second delay is three times as long. */
  firstDelay: number;
  /** The longest `Retry-After` that is respected, in milliseconds. */
  maxRetryAfter: number;
  /** Milliseconds for one attempt, including what `fetch` reads. */
  timeout: number;
  /** Milliseconds for all attempts, and the delays between them. */
  totalTimeout: number | false;
}

/**
 * Sends a request by ky, and up to twice again. Returns the last response, whatever its status.
 * @throws ky's `NetworkError` or `TimeoutError`, TimeLimitError, the signal's reason, or what `fetch` threw
 */
export async function send(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  { fetch, statusCodes, shouldRetry, firstDelay, maxRetryAfter, timeout, totalTimeout }: Retries,
): Promise<Response> {
  let last: Response | undefined;
  const attempt = async (signal: AbortSignal) => {
    const response = await fetch(url, ownOptions({ ...init, signal }));
    last = response;
    // ky would wait for the end of an error's body before it sends the request again.
    if (statusCodes.includes(response.status)) response.body?.cancel().catch(() => undefined);
    return response;
  };
  // Not an instance or `ky.post`, whose options ky merges with what pages added to `Object.prototype`.
  const options: Options = {
    ...inheritedAsUndefined(),
    // The rest of `init` is sent by `attempt` alone.
    method: init.method ?? "GET",
    signal: init.signal,
    // That of `attempt`, because ky's does not abort a request in Safari before 17.4.
    timeout: false,
    totalTimeout,
    searchParams: "",
    throwHttpErrors: (status) => statusCodes.includes(status),
    retry: replaceOption({
      limit: 2,
      methods: ["get", "post"],
      statusCodes,
      afterStatusCodes: [429, 503],
      maxRetryAfter,
      delay: (count: number) => firstDelay * 3 ** (count - 1),
      jitter: (delay: number) => delay * (0.75 + Math.random() / 2),
      shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : shouldRetry(error)),
    }),
    // Not ky's `Request`, because some pages replace `fetch` by a function that takes only a URL and options.
    fetch: (request) => withTimeLimit(timeout, attempt, (request as Request).signal),
  };
  try {
    // A `Request`, because ky would read the inherited `headers` of a string.
    const response = await ky(new Request(url, ownOptions({})), options);
    // ky calls hooks that a page added to `Object.prototype`, which can respond in place of the network.
    if (response !== last) throw new TypeError("A script of the page has responded.");
    return response;
  } catch (error) {
    if (error instanceof HTTPError) return error.response;
    throw error;
  }
}

/** ky reads these after the response, when the page may have added them. */
const READ_LATE = ["parseJson", "onDownloadProgress"];

/** `undefined` for each name in `Object.prototype`: ky and `Request` would read options that a page added to it. */
const inheritedAsUndefined = (): Options =>
  Object.fromEntries(
    [...READ_LATE, ...Object.getOwnPropertyNames(Object.prototype)]
      // ky 2 rejects this option of ky 1.
      .filter((name) => name !== "prefixUrl")
      .map((name) => [name, undefined]),
  );
