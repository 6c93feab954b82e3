export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const MOST_BYTES = 1_000_000;

const named = (name: "TooLarge" | "PageInsteadOfData") => Object.assign(new Error(name), { name });

/**
 * The body's text, of a size that a record can have. A body that begins like a page is none: it
 * comes from a captive portal, a proxy, or a wrong address.
 */
export async function wholeBody(response: Response): Promise<string> {
  const text = await readText(response);
  if (response.ok && /^\s*</.test(text)) throw named("PageInsteadOfData");
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
    if (bytes > MOST_BYTES) {
      reader.cancel().catch(() => undefined);
      throw named("TooLarge");
    }
    text += decoder.decode(value, { stream: true });
  }
}
