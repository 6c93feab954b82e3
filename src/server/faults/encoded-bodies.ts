const BYTE = 0x100;
const CHUNK_BYTES = 65_536;

/** UTF-16 in the byte order of this machine, with a byte order mark. */
export const toUtf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`.split(""), (unit) => unit.charCodeAt(0)).buffer);

/** ISO 8859-1, with a question mark for other characters. */
export const toLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => {
    const unit = character.charCodeAt(0);
    return unit < BYTE ? unit : "?".charCodeAt(0);
  });

/**
 * Adds a string of `length` bytes to a JSON object, generated while it is read so that it uses no
 * memory. Other text is returned unchanged.
 */
export function padded(json: string, length: number): ReadableStream<Uint8Array> | string {
  if (!json.startsWith("{")) return json;
  const encoder = new TextEncoder();
  const chunk = encoder.encode("x".repeat(CHUNK_BYTES));
  let remaining = length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('{"filler":"')),
    pull(controller) {
      controller.enqueue(chunk.subarray(0, remaining));
      remaining -= CHUNK_BYTES;
      if (remaining > 0) return;
      controller.enqueue(encoder.encode(`",${json.slice(1)}`));
      controller.close();
    },
  });
}
