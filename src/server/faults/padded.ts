export const HUGE_BYTES = 60_000_000;

const PIECE = 65_536;

/**
 * JSON of an object with a member in front that is so long; made while it is read, so that it
 * costs the server nothing. Other text stays as it is.
 */
export function padded(json: string, bytes: number): ReadableStream<Uint8Array> | string {
  if (!json.startsWith("{")) return json;
  const encoder = new TextEncoder();
  const piece = encoder.encode("x".repeat(PIECE));
  let left = bytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('{"filler":"')),
    pull(controller) {
      controller.enqueue(piece.subarray(0, left));
      left -= PIECE;
      if (left > 0) return;
      controller.enqueue(encoder.encode(`",${json.slice(1)}`));
      controller.close();
    },
  });
}
