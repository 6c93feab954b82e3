import { HEAD_BYTES, IMAGE_KINDS } from "./image-kinds.ts";

/** An image to be kept as a file. */
export interface Logo {
  /** Made from the content, as in `0f1e….png`: a name never comes to mean another image. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const MOST_BYTES = 2_000_000;
const NAME_BYTES = 16;
const DATA_URL = /^data:(image\/[a-z+]+)(?:;[\w=-]+){0,4};base64,/i;

/**
 * The image of a `data:` URL, whose bytes must be what its type says; or a sentence on what is
 * wrong with it.
 */
export async function readLogo(url: string): Promise<{ logo: Logo } | { problem: string }> {
  const [start = "", type = ""] = DATA_URL.exec(url) ?? [];
  const kind = IMAGE_KINDS.find((one) => one.type === type.toLowerCase());
  if (!kind) {
    return { problem: "Image data has to be PNG, JPEG, GIF, WebP, AVIF or SVG, in base64." };
  }
  const bytes = bytesOf(url.slice(start.length));
  if (!bytes) return { problem: "The image data is not base64." };
  if (bytes.length > MOST_BYTES) return { problem: "An image may have 2 MB at most." };
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (!kind.begins.test(head))
    return { problem: `The image data is not of the type ${kind.type}.` };
  return { logo: { name: `${await hashOf(bytes)}.${kind.extension}`, bytes } };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.subarray(0, NAME_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
