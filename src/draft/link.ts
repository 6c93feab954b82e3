import type { Changes } from "./changes.ts";

/** Where the published record comes from: an example by its slug, or a location of a service. */
export type DraftSource = { example: string } | { locationId: string; baseUrl: string };

/** A draft in a link or a bookmarklet. The keys are part of the link's format. */
export interface SharedDraft {
  of: DraftSource;
  changes: Changes;
  /** How the preview shows it, if not as usual; the preview validates it. */
  view?: unknown;
}

/** Why a link does not contain a draft. */
type LinkError = "damaged" | "too-long" | "other-version";

export type ParsedDraft = { ok: true; draft: SharedDraft } | { ok: false; reason: LinkError };

const VERSION = "1";
/** Longer links are not read. */
export const MAX_LINK_LENGTH = 200_000;
const MAX_BYTES = 2_000_000;

// Not "deflate-raw": the checksum detects a changed character.
const FORMAT = "deflate";

/**
 * Encodes a draft for a URL fragment: a version, a dot, and the draft's JSON, compressed (RFC 1950)
 * and in base64url (RFC 4648, section 5).
 */
export async function packDraft(draft: SharedDraft): Promise<string> {
  const json = new Blob([JSON.stringify(draft)]).stream();
  const packed = await readBytes(json.pipeThrough(new CompressionStream(FORMAT)));
  return `${VERSION}.${toBase64Url(packed ?? new Uint8Array())}`;
}

/** Decodes the output of {@link packDraft}; never throws. */
export async function unpackDraft(text: string): Promise<ParsedDraft> {
  const [, version, payload] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (text.length > MAX_LINK_LENGTH) return { ok: false, reason: "too-long" };
  if (version !== undefined && version !== VERSION) return { ok: false, reason: "other-version" };
  if (payload === undefined) return { ok: false, reason: "damaged" };
  try {
    const stream = new Blob([fromBase64Url(payload)]).stream();
    const bytes = await readBytes(stream.pipeThrough(new DecompressionStream(FORMAT)));
    if (!bytes) return { ok: false, reason: "too-long" };
    const draft: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (isSharedDraft(draft)) return { ok: true, draft };
  } catch {
    // Truncated, changed, or not a draft.
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

/** Reads a stream; null if it is longer than `MAX_BYTES`, as a decompression bomb would be. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MAX_BYTES) controller.terminate();
      else controller.enqueue(chunk);
    },
  });
  const bytes = await new Response(stream.pipeThrough(limit)).arrayBuffer();
  return length > MAX_BYTES ? null : new Uint8Array(bytes);
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
