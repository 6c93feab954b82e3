/** Why a body could not be read. */
export type BodyError = "wrong-type" | "too-large" | "not-json";

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
 */
export async function readJsonBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<{ json: unknown } | { error: BodyError }> {
  if (!JSON_TYPE.test(headers.get("Content-Type") ?? "")) return { error: "wrong-type" };
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) return { error: "too-large" };
  try {
    const bytes = await readBytes(body, maxBytes);
    return bytes ? { json: JSON.parse(decodeUtf8(bytes)) } : { error: "too-large" };
  } catch {
    return { error: "not-json" };
  }
}
