/**
 * A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`, which is missing on http pages; all
 * of `crypto` may be missing in old WebViews or blocked by the page, where a weaker random id is
 * better than a form that cannot send.
 */
export function newId(): string {
  const bytes = Array.from(randomBytes(), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function randomBytes(): Uint8Array {
  try {
    return crypto.getRandomValues(new Uint8Array(16));
  } catch {
    return Uint8Array.from({ length: 16 }, () => Math.random() * 256);
  }
}
