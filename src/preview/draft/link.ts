import { omit, pickBy } from "es-toolkit";
import * as z from "zod/mini";
import { readText } from "../../client/fetch.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Changes } from "./changes.ts";

/** A draft in a link, and where its published record comes from. The keys are part of the link's format. */
const SharedDraft = z.object({
  of: z.union([
    z.object({ example: z.string() }),
    z.object({ locationId: z.string(), baseUrl: z.string() }),
  ]),
  changes: z.record(z.string(), z.unknown()),
});

export type SharedDraft = z.infer<typeof SharedDraft>;
export type DraftSource = SharedDraft["of"];

export interface DraftState {
  source: DraftSource;
  published: LocationRecord;
  changes: Changes;
}

const PREFIX = "#draft=";
const VERSION = "1.";
/** Longer links are not read. */
export const MAX_LINK_LENGTH = 200_000;
const MAX_BYTES = 2_000_000;
/** Mail programs and chat apps truncate links with more characters of image data. */
export const MAX_IMAGE_LENGTH = 12_000;

// Not "deflate-raw": the checksum detects a changed character.
const FORMAT = "deflate";

/** In the fragment, which servers do not get: a version, and JSON as zlib (RFC 1950), in base64url (RFC 4648, 5). */
export async function draftUrl(page: string, draft: SharedDraft): Promise<string> {
  const json = new Blob([JSON.stringify(draft)]).stream();
  const packed = await new Response(json.pipeThrough(new CompressionStream(FORMAT))).arrayBuffer();
  return `${page.replace(/#.*/s, "")}${PREFIX}${VERSION}${toBase64Url(new Uint8Array(packed))}`;
}

/** The draft in the fragment of a URL; null if it cannot be read, undefined if there is none. Never throws. */
export async function readDraftLink(hash: string): Promise<SharedDraft | null | undefined> {
  if (!hash.startsWith(PREFIX)) return;
  const [, payload] = /^#draft=1\.([\w-]+)$/.exec(hash) ?? [];
  if (!payload || hash.length > MAX_LINK_LENGTH) return null;
  try {
    const stream = new Blob([fromBase64Url(payload)]).stream();
    const unpacked = new Response(stream.pipeThrough(new DecompressionStream(FORMAT)));
    return SharedDraft.parse(JSON.parse(await readText(unpacked, { bytes: MAX_BYTES })));
  } catch {
    // Truncated, changed, a decompression bomb, or not a draft.
    return null;
  }
}

/** `maxImageLength` is for all images together; returns the paths of those that do not fit. */
export function fitInLink(changes: Changes, maxImageLength = MAX_IMAGE_LENGTH) {
  let remaining = maxImageLength;
  const included: Changes = pickBy(changes, (value) => {
    const length = typeof value === "string" && value.startsWith("data:") ? value.length : 0;
    const isIncluded = length <= remaining;
    if (isIncluded) remaining -= length;
    return isIncluded;
  });
  return { included, omitted: Object.keys(omit(changes, Object.keys(included))) };
}

export const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
