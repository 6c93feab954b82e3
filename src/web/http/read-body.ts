type BodyError = readonly [status: 400 | 413 | 415, message: string];

/** Reads a body of at most `maxBytes`; returns null, and stops reading, if it is longer. */
export async function readBytes(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Throws a TypeError on invalid UTF-8 instead of inserting replacement characters. */
export const decodeUtf8 = (bytes: Uint8Array, { ignoreBOM = false } = {}): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM }).decode(bytes);

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a JSON body of at most `maxBytes`. Any other `Content-Type` is an error: pages of every
 * origin may send `text/plain` without a preflight. So is invalid UTF-8: it would corrupt names.
 * @param what a noun for the messages
 */
export async function readJsonBody(
  { headers, body }: Request,
  what: string,
  maxBytes: number,
): Promise<{ json: unknown } | { error: BodyError }> {
  if (!JSON_TYPE.test(headers.get("Content-Type") ?? "")) {
    return { error: [415, `Send the ${what} as application/json.`] };
  }
  const size = maxBytes < 1_000_000 ? `${maxBytes / 1000} kB` : `${maxBytes / 1_000_000} MB`;
  const tooLarge = { error: [413, `A ${what} may be at most ${size}.`] } as const;
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) return tooLarge;
  try {
    const bytes = await readBytes(body, maxBytes);
    return bytes ? { json: JSON.parse(decodeUtf8(bytes)) } : tooLarge;
  } catch {
    return { error: [400, "The body is not valid JSON in UTF-8."] };
  }
}
