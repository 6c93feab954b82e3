export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const MAX_BYTES = 1_000_000;

/**
 * The body cannot be a location record: it is larger than 1 MB (`unexpected-answer`), or a web page
 * (`not-json`) from a captive portal, a proxy, or a wrong URL.
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

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => undefined);
      throw new BodyError("unexpected-answer");
    }
    text += decoder.decode(value, { stream: true });
  }
}
