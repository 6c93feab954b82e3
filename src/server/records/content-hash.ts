const HASH_BYTES = 16;

/** A short SHA-256 hash in hex; equal bytes have equal hashes. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(hash.subarray(0, HASH_BYTES), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return hex.join("");
}
