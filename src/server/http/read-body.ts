/** Why a body could not be read. */
export type BodyFault = "too-large" | "not-json";

/**
 * The JSON of a body that has at most `limit` bytes; it stops reading where the limit is passed.
 * Bytes that are no UTF-8 are refused, since a patient's name would be stored with holes in it.
 */
export async function readJsonBody(
  request: Request,
  limit: number,
): Promise<{ json: unknown } | { fault: BodyFault }> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return { fault: "too-large" };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > limit) return { fault: "too-large" };
      text += decoder.decode(chunk, { stream: true });
    }
    return { json: JSON.parse(text + decoder.decode()) };
  } catch {
    return { fault: "not-json" };
  }
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
