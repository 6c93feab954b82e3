import { decodeImage, isImageData } from "./read-image.ts";

/** A logo that the browser can show. */
export interface LoadedLogo {
  /** CSS pixels. */
  width: number;
  height: number;
  /**
   * The RGBA values of a small copy, as in `ImageData`; null if the browser does not allow reading them,
   * for example because of the other site's CORS headers.
   */
  pixels: Uint8ClampedArray | null;
}

/** The longer side of the sampled image in pixels: enough for the thin strokes of a wordmark. */
const SAMPLE_SIZE = 128;

/**
 * Loads a logo as the widget does: only `http:`, `https:` and image data. Null if it cannot be shown,
 * or if `signal` aborts; never rejects.
 */
export async function loadLogo(address: string, signal: AbortSignal): Promise<LoadedLogo | null> {
  const src = address.trim();
  if (!/^https?:/i.test(src) && !isImageData(src)) return null;
  const file = await fetch(src, { signal, referrerPolicy: "no-referrer" })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);
  if (signal.aborted) return null;
  const url = file ? URL.createObjectURL(file) : src;
  const image = await decodeImage(url);
  URL.revokeObjectURL(url);
  if (!image || signal.aborted) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, pixels: file && readPixels(image) };
}

function readPixels(image: HTMLImageElement): Uint8ClampedArray | null {
  const scale = SAMPLE_SIZE / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  try {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    return context?.getImageData(0, 0, width, height).data ?? null;
  } catch {
    // Safari does not allow reading an SVG that contains HTML.
    return null;
  }
}
