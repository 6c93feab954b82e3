import ky, { HTTPError, type Options, type RetryOptions, replaceOption } from "ky";
import { ownOptions, type RequestOptions, sendOnce } from "./fetch.ts";

interface RetriedRequestOptions<Value> extends RequestOptions<Value> {
  /** Milliseconds for all attempts, and the delays between them. */
  totalTimeout: number | false;
  /** When the request is sent again; at most twice. */
  retry: {
    /** After which statuses. */
    statusCodes: readonly number[];
    /** Whether after an error without a response. */
    afterError(error: Error): boolean;
    /** Milliseconds, with jitter; the second delay is three times as long. */
    firstDelay: number;
    /** The longest `Retry-After` that is respected, in milliseconds. */
    maxRetryAfter: number;
  };
}

/** The unused options of ky and `Request`, listed because both would read inherited ones. */
const UNUSED = {
  baseUrl: undefined,
  body: undefined,
  cache: undefined,
  context: undefined,
  credentials: undefined,
  duplex: undefined,
  headers: undefined,
  hooks: undefined,
  integrity: undefined,
  json: undefined,
  keepalive: undefined,
  method: undefined,
  mode: undefined,
  onDownloadProgress: undefined,
  onUploadProgress: undefined,
  parseJson: undefined,
  prefix: undefined,
  priority: undefined,
  redirect: undefined,
  referrer: undefined,
  referrerPolicy: undefined,
  stringifyJson: undefined,
  window: undefined,
};

/**
 * Sends a request, and again as `retry` says; resolves to what `read` returned for the last response.
 *
 * ky only decides whether and when to send it again. It does not compose the request, because it merges
 * options in objects that inherit from `Object.prototype`, which a page's scripts may have extended.
 *
 * @throws TimeLimitError, ky's `TimeoutError` after `totalTimeout`, or what `fetch` or `read` threw
 */
export async function sendWithRetries<Value>(
  url: string | URL,
  { init, signal, fetch, timeout, read, totalTimeout, retry }: RetriedRequestOptions<Value>,
): Promise<Value> {
  const results = new Map<Response, Value>();
  const attempt = async (response: Response) => {
    results.set(response, await read(response));
    // ky would read the rest of an error's body.
    if (!response.ok) response.body?.cancel().catch(() => undefined);
    return response;
  };
  // The types make both complete, so that ky inherits no option.
  const retryOptions: Required<RetryOptions> = {
    limit: 2,
    methods: ["get"],
    statusCodes: [...retry.statusCodes],
    afterStatusCodes: [...retry.statusCodes],
    maxRetryAfter: retry.maxRetryAfter,
    backoffLimit: Number.POSITIVE_INFINITY,
    delay: (count) => retry.firstDelay * 3 ** (count - 1),
    jitter: (delay) => delay * (0.75 + Math.random() / 2),
    retryOnTimeout: false,
    shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : retry.afterError(error)),
  };
  const options: { [Name in keyof Required<Options>]: Options[Name] | undefined } = {
    ...UNUSED,
    signal,
    timeout: false,
    totalTimeout,
    searchParams: "",
    throwHttpErrors: true,
    // Not ky's `timeout`, which does not abort the request in Safari before 17.4.
    fetch: () => sendOnce(url, { init, signal, fetch, timeout, read: attempt }),
    retry: replaceOption(retryOptions),
  };
  // ky gets a GET of the same URL, whatever `fetch` sends. A `Request`, because ky would read the
  // inherited `headers` of a URL.
  const last = await ky(new Request(url, ownOptions({})), options as Options).catch((error) => {
    if (error instanceof HTTPError) return error.response;
    throw error;
  });
  const result = results.get(last);
  if (result === undefined) throw new Error("ky returned another response");
  return result;
}
