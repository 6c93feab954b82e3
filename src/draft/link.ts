import type { Changes } from "./changes.ts";

/** A draft on its way to somebody else. */
export interface SharedDraft {
  /** The record that it changes: an example by its name, or a location of a service. */
  of: { example: string } | { locationId: string; baseUrl: string };
  changes: Changes;
}

/** Why a link's draft cannot be had. */
export type LinkFault = "damaged" | "too-long" | "other-version";

export type DraftReading = { ok: true; draft: SharedDraft } | { ok: false; reason: LinkFault };

const VERSION = "1";
const LONGEST_TEXT = 200_000;
const MOST_BYTES = 2_000_000;

// With a checksum: without one, a character that was typed over would give another draft.
const FORMAT = "deflate";

/**
 * A draft as text for a fragment: a version, a dot, and the draft's JSON, deflated (RFC 1950) and
 * in base64url (RFC 4648, section 5).
 */
export async function packDraft(draft: SharedDraft): Promise<string> {
  const json = new Blob([JSON.stringify(draft)]).stream();
  const packed = await bytesOf(json.pipeThrough(new CompressionStream(FORMAT)), Infinity);
  return `${VERSION}.${toBase64Url(packed ?? new Uint8Array())}`;
}

/** Reads what {@link packDraft} wrote; never throws, whatever it is given. */
export async function unpackDraft(text: string): Promise<DraftReading> {
  const [, version, payload] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (text.length > LONGEST_TEXT) return { ok: false, reason: "too-long" };
  if (version !== undefined && version !== VERSION) return { ok: false, reason: "other-version" };
  if (payload === undefined) return { ok: false, reason: "damaged" };
  try {
    const stream = new Blob([fromBase64Url(payload)]).stream();
    const bytes = await bytesOf(stream.pipeThrough(new DecompressionStream(FORMAT)), MOST_BYTES);
    if (!bytes) return { ok: false, reason: "too-long" };
    const draft: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (isSharedDraft(draft)) return { ok: true, draft };
  } catch {
    // Cut off, typed over, or never one of ours.
  }
  return { ok: false, reason: "damaged" };
}

function isSharedDraft(value: unknown): value is SharedDraft {
  if (!isObject(value) || !isObject(value.of) || !isObject(value.changes)) return false;
  const { example, locationId, baseUrl } = value.of;
  return (
    typeof example === "string" || (typeof locationId === "string" && typeof baseUrl === "string")
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All bytes of a stream; null, and the stream is ended, where they are more than `most`. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
