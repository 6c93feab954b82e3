export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The page's `fetch`, never called as a method: browsers throw "Illegal invocation" for another `this`. */
export const pageFetch: Fetch = (input, init) => fetch(input, init);

/**
 * Options without a prototype: `fetch` reads inherited ones, and scripts on some pages copy the query string's
 * parameters to `Object.prototype`, where `body` or `headers` would become part of the request.
 */
export const ownOptions = <Options>(options: Options): Options =>
  Object.assign(Object.create(null), options);

/** A larger body is not read to its end. */
export const MAX_BYTES = 1_000_000;

/** Its message is the part of the body that was read. */
export class BodyTooLargeError extends Error {}

type DefaultReader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads at most `limit` bytes, 1 MB by default; bodies may share one limit. @throws BodyTooLargeError */
export async function readText(response: Response, limit = { bytes: MAX_BYTES }): Promise<string> {
  // Without options, WebKitGTK 2.50 reads an inherited `mode`, which a page may have added to `Object.prototype`.
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

/** The value of a JSON text; null if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
