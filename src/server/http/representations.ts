import type { Encoding } from "./accept-encoding.ts";

/** Packs a body; a Node host gives one that knows brotli. */
export type Compress = (encoding: Encoding, body: Uint8Array) => Promise<Uint8Array>;

/** A body with what is worth knowing once for all who get it. */
export interface Representation {
  bytes: Uint8Array;
  /** Another one for another body: the opaque part of an entity tag. */
  tag: string;
  packed(encoding: Encoding): Promise<Uint8Array>;
}

const MOST_KEPT = 200;
const LONGEST_KEPT = 262_144;
const TAG_BYTES = 12;

/**
 * Remembers the bodies that were answered last, since many clients ask for few records: each is
 * written, hashed and packed once. Bounded in number and in length.
 */
export function representations(compress: Compress) {
  const kept = new Map<string, Representation>();

  return async function of(text: string): Promise<Representation> {
    const there = kept.get(text);
    if (there) return there;
    const made = await representation(text, compress);
    if (text.length <= LONGEST_KEPT) {
      kept.set(text, made);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    }
    return made;
  };
}

async function representation(text: string, compress: Compress): Promise<Representation> {
  const bytes = new TextEncoder().encode(text);
  const packed = new Map<Encoding, Promise<Uint8Array>>();
  return {
    bytes,
    tag: await tagOf(bytes),
    packed(encoding) {
      const body = packed.get(encoding) ?? compress(encoding, bytes);
      packed.set(encoding, body);
      return body;
    },
  };
}

/** A name for these bytes: equal bytes have equal names. */
export async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, TAG_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** What every runtime has. */
export const gzip: Compress = async (_encoding, body) => {
  const packed = new Blob([body as BlobPart]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};
