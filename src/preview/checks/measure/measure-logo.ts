import { dataUrlBytes, isImageData } from "./data-url.ts";
import { measureImageColors } from "./image-colors.ts";
import type { LogoMeasurement, VisibleShares } from "./measurements.ts";

/** The longer side of the sampled image in pixels: enough for the thin strokes of a wordmark. */
const SAMPLE_SIZE = 128;

/**
 * Loads a logo as the widget does, and measures it. Only `http:`, `https:` and image data are
 * loaded; other URLs are broken. Pixels and transfer size are available if the other site's CORS
 * headers allow it. Never rejects; resolves with `loading` when `signal` aborts.
 */
export async function measureLogo(url: string, signal: AbortSignal): Promise<LogoMeasurement> {
  const src = url.trim();
  if (!/^https?:/i.test(src) && !isImageData(src)) return { state: "broken" };
  const readable = await loadImage(src, true, signal);
  const image = readable ?? (await loadImage(src, false, signal));
  if (signal.aborted) return { state: "loading" };
  if (!image) return { state: "broken" };
  const bytes = dataUrlBytes(src) ?? (await fetchSize(src, signal));
  if (signal.aborted) return { state: "loading" };
  const { naturalWidth: width, naturalHeight: height } = image;
  return { state: "loaded", width, height, bytes, visible: readable && readColors(readable) };
}

/**
 * Resolves with null if the image cannot be loaded.
 *
 * @param isCors requests the image with CORS, which is required to read its pixels
 */
function loadImage(
  src: string,
  isCors: boolean,
  signal: AbortSignal,
): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = (result: HTMLImageElement | null) => {
      signal.removeEventListener("abort", cancel);
      resolve(result);
    };
    const cancel = () => {
      image.removeAttribute("src");
      finish(null);
    };
    if (signal.aborted) return finish(null);
    signal.addEventListener("abort", cancel);
    image.addEventListener("load", () => finish(image), { once: true });
    image.addEventListener("error", () => finish(null), { once: true });
    image.referrerPolicy = "no-referrer";
    if (isCors) image.crossOrigin = "anonymous";
    image.src = src;
  });
}

function readColors(image: HTMLImageElement): VisibleShares | null {
  const { naturalWidth, naturalHeight } = image;
  const longerSide = Math.max(naturalWidth, naturalHeight, 1);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round((naturalWidth / longerSide) * SAMPLE_SIZE));
  canvas.height = Math.max(1, Math.round((naturalHeight / longerSide) * SAMPLE_SIZE));
  try {
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const imageData = context?.getImageData(0, 0, canvas.width, canvas.height);
    return imageData ? measureImageColors(imageData.data) : null;
  } catch {
    return null;
  }
}

/** From `Content-Length`, or else from the whole file, which is usually cached by now. */
async function fetchSize(url: string, signal: AbortSignal): Promise<number | null> {
  const request = (method: "HEAD" | "GET") =>
    fetch(url, { method, signal, credentials: "same-origin", referrerPolicy: "no-referrer" });
  try {
    const head = await request("HEAD");
    const length = Number(head.headers.get("content-length") ?? Number.NaN);
    if (head.ok && length > 0) return length;
    const response = await request("GET");
    return response.ok ? (await response.blob()).size : null;
  } catch {
    return null;
  }
}
