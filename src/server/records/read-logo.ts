import { sha256 } from "hono/utils/crypto";

/** Where saved logos are served. */
export const LOGOS_PATH = "/dev/logos/";

/** An image to store as a file. */
export interface LogoFile {
  /** Made from a hash of the content, so a name never refers to another image. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An image type that browsers show and drafts may contain. */
interface ImageType {
  type: string;
  extension: string;
  /** Matches the first bytes, each read as one character. */
  signature: RegExp;
}

export const IMAGE_TYPES: readonly ImageType[] = [
  { type: "image/png", extension: "png", signature: /^\x89PNG\r\n/ },
  { type: "image/jpeg", extension: "jpg", signature: /^\xff\xd8\xff/ },
  { type: "image/gif", extension: "gif", signature: /^GIF8[79]a/ },
  { type: "image/webp", extension: "webp", signature: /^RIFF.{4}WEBP/s },
  { type: "image/avif", extension: "avif", signature: /^.{4}ftyp.{0,60}avi[fs]/s },
  {
    type: "image/svg+xml",
    extension: "svg",
    signature: /^(?:\xef\xbb\xbf)?\s*(?=<(?:svg|\?xml|!--|!doctype\s+svg)).*?<svg[\s>]/is,
  },
];

// An SVG may begin with a long comment.
const SIGNATURE_BYTES = 4096;
const MAX_BYTES = 2_000_000;
const HASH_LENGTH = 32;
const DATA_URL = /^data:(image\/[a-z+]+)(?:;[\w=-]+){0,4};base64,/i;

/** Decodes a `data:` URL whose bytes must match its type; otherwise returns an error message. */
export async function readLogo(url: string): Promise<{ logo: LogoFile } | { error: string }> {
  const [prefix = "", mediaType = ""] = DATA_URL.exec(url) ?? [];
  const imageType = IMAGE_TYPES.find(({ type }) => type === mediaType.toLowerCase());
  if (!imageType) {
    return { error: "Image data must be a base64 PNG, JPEG, GIF, WebP, AVIF or SVG." };
  }
  const bytes = decodeBase64(url.slice(prefix.length));
  if (!bytes) return { error: "The image data is not valid base64." };
  if (bytes.length > MAX_BYTES) return { error: "An image may be at most 2 MB." };
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (!imageType.signature.test(start)) return { error: `The image is not ${imageType.type}.` };
  const hash = (await sha256(bytes))?.slice(0, HASH_LENGTH);
  return { logo: { name: `${hash}.${imageType.extension}`, bytes } };
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
