export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The page's `fetch`, never called as a method: browsers throw "Illegal invocation" for another `this`. */
export const pageFetch: Fetch = (input, init) => fetch(input, init);

/**
 * The same options without a prototype. `fetch` also reads inherited options, and scripts on some
 * pages copy the parameters of a query string to `Object.prototype`: a parameter `body` or `headers`
 * would become part of the request.
 */
export const ownOptions = <Options>(options: Options): Options =>
  Object.assign(Object.create(null), options);

/** A larger body is not read to its end. */
export const MAX_BYTES = 1_000_000;

/** Its message is the part of the body that was read. */
export class BodyTooLargeError extends Error {}

type DefaultReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The text of a response's body.
 * @param limit how many bytes may still be read, 1 MB by default; several bodies may share one limit
 * @throws BodyTooLargeError
 */
export async function readText(response: Response, limit = { bytes: MAX_BYTES }): Promise<string> {
  // Without options WebKitGTK 2.50 reads `mode` from an empty object, which inherits what a page's
  // scripts have written to `Object.prototype`.
  const reader = response.body?.getReader(Object.create(null)) as DefaultReader | undefined;
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  for (let text = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    limit.bytes -= value.byteLength;
    if (limit.bytes < 0) {
      reader.cancel().catch(() => undefined);
      throw new BodyTooLargeError(text);
    }
  }
}

/** Something took longer than its time limit. */
export class TimeLimitError extends Error {
  // As in ky, and in browsers.
  override readonly name = "TimeoutError";
}

/**
 * Runs something for at most `ms` milliseconds, or until `signal` aborts.
 * @param run gets a signal that aborts at that time
 * @throws TimeLimitError, or the signal's reason
 */
export function withTimeLimit<Value>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  // `AbortSignal.any` needs Safari 17.4.
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      controller.abort();
    };
    const timer = setTimeout(() => end(new TimeLimitError()), ms);
    const abort = () => end(signal?.reason);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      })
      // The page has broken one of the two, which changes nothing.
      .catch(() => {});
  });
}

/** Resolves to the promise's value, or to undefined after `ms` milliseconds. */
export const within = <Value>(ms: number, promise: Promise<Value>) =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);
