import { withTimeLimit } from "./time-limit.ts";

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The page's `fetch`, never called as a method: browsers throw "Illegal invocation" for another `this`. */
export const pageFetch: Fetch = (input, init) => fetch(input, init);

/**
 * The same options without a prototype. `fetch` also reads inherited options, and scripts on some
 * pages copy the parameters of a query string to `Object.prototype`: a parameter `body` or `headers`
 * would become part of the request.
 */
export const ownOptions = (init: RequestInit): RequestInit =>
  Object.assign(Object.create(null), init);

/** No member is optional, because a missing one would be read from `Object.prototype`. */
export interface RequestOptions<Value> {
  init: RequestInit;
  signal: AbortSignal;
  fetch: Fetch;
  /** Milliseconds for one attempt, including what `read` does. */
  timeout: number;
  /** Reads a response, whatever its status; throws if it is not acceptable. */
  read(response: Response): Promise<Value>;
}

/**
 * Sends one request, and resolves to what `read` returns. All requests of the form are sent here.
 *
 * @throws TimeLimitError, the signal's reason, or what `fetch` or `read` threw
 */
export const sendOnce = <Value>(
  url: string | URL,
  { init, signal, fetch, timeout, read }: RequestOptions<Value>,
): Promise<Value> =>
  withTimeLimit(
    timeout,
    async (limited) => read(await fetch(url, ownOptions({ ...init, signal: limited }))),
    signal,
  );
