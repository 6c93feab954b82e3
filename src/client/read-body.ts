/** A larger body is not read to its end. */
export const MAX_BYTES = 1_000_000;

type DefaultReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The body is larger than allowed (`unexpected-answer`), or a web page (`not-json`) from a captive
 * portal, a proxy, or a wrong URL.
 */
export class BodyError extends Error {
  readonly failure: "unexpected-answer" | "not-json";

  constructor(failure: BodyError["failure"]) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * The body's text.
 *
 * @throws BodyError if it is too large, or if the response is ok and its body begins with `<`
 */
export async function readBodyText(response: Response): Promise<string> {
  const text = await readText(response);
  if (response.ok && /^\s*</.test(text)) throw new BodyError("not-json");
  return text;
}

/**
 * The text of any body.
 *
 * @param limit how many bytes may still be read, 1 MB by default; several bodies may share one limit
 * @throws BodyError if the body is larger
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
    limit.bytes -= value.byteLength;
    if (limit.bytes < 0) {
      reader.cancel().catch(() => undefined);
      throw new BodyError("unexpected-answer");
    }
    text += decoder.decode(value, { stream: true });
  }
}
