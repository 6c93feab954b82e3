import { isImageData } from "./read-image.ts";

/** A logo that the browser can show. */
export interface LoadedLogo {
  image: HTMLImageElement;
  /** Null if the other site's CORS headers do not allow reading it. */
  file: Blob | null;
}

/** The longer side of the sampled image in pixels: enough for the thin strokes of a wordmark. */
const SAMPLE_SIZE = 128;

/**
 * Loads a logo as the widget does: only `http:`, `https:` and image data. Null if it cannot be shown,
 * or if `signal` aborts; never rejects.
 */
export async function loadLogo(url: string, signal: AbortSignal): Promise<LoadedLogo | null> {
  const src = url.trim();
  if (!/^https?:/i.test(src) && !isImageData(src)) return null;
  const file = await fetch(src, { signal, referrerPolicy: "no-referrer" })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);
  if (signal.aborted) return null;
  const loadable = file ? URL.createObjectURL(file) : src;
  const image = await loadImage(loadable);
  URL.revokeObjectURL(loadable);
  return image && !signal.aborted ? { image, file } : null;
}

function loadImage(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The RGBA values of a small copy, as in `ImageData`; null if the browser does not allow reading them. */
export function readPixels({ image, file }: LoadedLogo): Uint8ClampedArray | null {
  if (!file) return null;
  const { naturalWidth, naturalHeight } = image;
  const longerSide = Math.max(naturalWidth, naturalHeight, 1);
  const width = Math.max(1, Math.round((naturalWidth / longerSide) * SAMPLE_SIZE));
  const height = Math.max(1, Math.round((naturalHeight / longerSide) * SAMPLE_SIZE));
  try {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    return context?.getImageData(0, 0, width, height).data ?? null;
  } catch {
    // Safari does not allow reading an SVG that contains HTML.
    return null;
  }
}
