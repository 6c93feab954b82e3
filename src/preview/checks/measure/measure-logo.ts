import { isImageData } from "../../editor/controls/read-image.ts";
import { findInvisible, type Scheme } from "./image-colors.ts";

/** What the browser measured about a logo. */
export interface LogoMeasurement {
  state: "loading" | "broken" | "loaded";
  /** The image's own size in CSS pixels. */
  width?: number;
  height?: number;
  /** The size of the file; null if the other site's CORS headers do not allow reading it. */
  bytes?: number | null;
  /** Where the image is not visible; empty if its pixels cannot be read, for example without CORS. */
  invisibleOn?: readonly Scheme[];
}

/** The longer side of the sampled image in pixels: enough for the thin strokes of a wordmark. */
const SAMPLE_SIZE = 128;

/**
 * Loads a logo as the widget does, and measures it. Only `http:`, `https:` and image data are
 * loaded; other URLs are broken. Never rejects; resolves with `loading` when `signal` aborts.
 */
export async function measureLogo(url: string, signal: AbortSignal): Promise<LogoMeasurement> {
  const src = url.trim();
  if (!/^https?:/i.test(src) && !isImageData(src)) return { state: "broken" };
  const file = await fetch(src, { signal, referrerPolicy: "no-referrer" })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);
  if (signal.aborted) return { state: "loading" };
  const loadable = file ? URL.createObjectURL(file) : src;
  const image = await loadImage(loadable);
  URL.revokeObjectURL(loadable);
  if (signal.aborted) return { state: "loading" };
  if (!image) return { state: "broken" };
  const { naturalWidth: width, naturalHeight: height } = image;
  const invisibleOn = file ? readColors(image) : [];
  return { state: "loaded", width, height, bytes: file?.size ?? null, invisibleOn };
}

/** Resolves with null if the image cannot be loaded. */
function loadImage(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}

function readColors(image: HTMLImageElement): Scheme[] {
  const { naturalWidth, naturalHeight } = image;
  const longerSide = Math.max(naturalWidth, naturalHeight, 1);
  const width = Math.max(1, Math.round((naturalWidth / longerSide) * SAMPLE_SIZE));
  const height = Math.max(1, Math.round((naturalHeight / longerSide) * SAMPLE_SIZE));
  try {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    return context ? findInvisible(context.getImageData(0, 0, width, height).data) : [];
  } catch {
    // Safari does not allow reading an SVG that contains HTML.
    return [];
  }
}
