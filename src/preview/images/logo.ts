import { attempt } from "es-toolkit";
import { logoUrl } from "../../form/branding/brand.ts";
import { toBase64 } from "../draft/link.ts";
import { type Drawing, readDrawing } from "./logo-colors.ts";

/** Of the image in the draft. */
const MAX_BYTES = 2_000_000;
/** Smaller files fit in a link as they are. */
const MIN_SHRUNK_BYTES = 9_000;
/** Pixels: sharp at 48 CSS pixels, the most that a card has, on the screens of phones. */
const MAX_SIZE = { width: 640, height: 96 };
const SVG = "image/svg+xml";
/** The image types that every supported browser shows, with the marks of animations. */
const MARKS: Readonly<Record<string, RegExp | null>> = {
  "image/png": /acTL/,
  "image/jpeg": null,
  "image/gif": /NETSCAPE2\.0/,
  "image/webp": /ANIM/,
  "image/avif": /avis/,
  [SVG]: /<animate|<set\s|@keyframes/,
};
/** Of a file, in which the marks are. */
const HEAD_BYTES = 100_000;

export const IMAGE_TYPES = Object.keys(MARKS);

type ImageResult = { ok: true; url: string } | { ok: false; problem: string };

/** Reads an image file as a `data:` URL, shrunk to the pixels that a logo needs; a sentence if it cannot be a logo. */
export async function readImage(file: File): Promise<ImageResult> {
  const fail = (reason: string): ImageResult => ({
    ok: false,
    problem: `${file.name} ${reason}. The logo has not changed.`,
  });
  if (!IMAGE_TYPES.includes(file.type)) {
    return fail("is not an image that browsers show: use PNG, JPEG, GIF, WebP, AVIF or SVG");
  }
  const isShrinkable = file.type !== SVG && file.size > MIN_SHRUNK_BYTES;
  const moves = await isMoving(file);
  const image = ((isShrinkable || moves) && (await shrink(file, moves).catch(() => null))) || file;
  if (image.size > MAX_BYTES) return fail("is too large: a logo should have less than 0.1 MB");
  // Next to a form, what moves distracts (WCAG 2.2, 2.2.2).
  if (moves && image === file) return fail("moves: use a logo that does not");
  const bytes = await image.arrayBuffer().catch(() => new ArrayBuffer());
  const url = `data:${image.type};base64,${toBase64(new Uint8Array(bytes))}`;
  return (await decodeImage(url, null)) ? { ok: true, url } : fail("is damaged or not an image");
}

const isMoving = async (file: File) =>
  MARKS[file.type]?.test(
    new TextDecoder("latin1").decode(await file.slice(0, HEAD_BYTES).arrayBuffer()),
  ) ?? false;

/** The first picture, with as many pixels as a logo needs; null if that is no smaller, unless the image moves. */
async function shrink(file: File, moves: boolean): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIZE.width / bitmap.width, MAX_SIZE.height / bitmap.height);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Safari, which cannot encode WebP, returns PNG.
  const encode = (quality: number) => canvas.convertToBlob({ type: "image/webp", quality });
  const fine = await encode(0.92);
  const image = fine.size > MIN_SHRUNK_BYTES ? await encode(0.7) : fine;
  return moves || image.size < file.size ? image : null;
}

/** Loads an image without a referrer; null if the browser cannot show it. */
async function decodeImage(
  url: string,
  crossOrigin: "anonymous" | null,
): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.crossOrigin = crossOrigin;
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The longer side of the sampled image in pixels: enough for the thin strokes of a wordmark. */
const SAMPLE_SIZE = 128;

export type LoadedLogo = NonNullable<Awaited<ReturnType<typeof loadLogo>>>;

/**
 * Loads a logo as the widget does (`http:`, `https:`, image data); null on failure, never rejects.
 * @returns CSS pixels, and what is drawn, null if the browser does not allow reading (CORS)
 */
export async function loadLogo(address: string) {
  const src = logoUrl(address, true);
  if (!src) return null;
  const image = (await decodeImage(src, "anonymous")) ?? (await decodeImage(src, null));
  if (!image) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, drawing: drawingOf(image) };
}

function drawingOf(image: HTMLImageElement): Drawing | null {
  const scale = SAMPLE_SIZE / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(image, 0, 0, width, height);
  // Not of an image without CORS headers; in Safari, neither of an SVG that contains HTML.
  const [, sample] = attempt(() => context?.getImageData(0, 0, width, height));
  return sample ? readDrawing(sample) : null;
}
