import { dataUrlBytes, isImageData } from "./data-url.ts";
import { pictureInk } from "./image-colors.ts";
import type { LogoMeasure, PictureInk } from "./measurements.ts";

/** Pixels of the longer side: enough for the strokes of a word mark, and quickly counted. */
const LOOKED_AT = 128;

/**
 * Loads a logo as the widget does, and measures it: `http:`, `https:` and image data; anything
 * else is broken. Pixels and bytes are told where the other site's CORS lets them be read. Never
 * rejects; once `signal` aborts, it answers "loading" and loads no further.
 */
export async function measureLogo(url: string, signal: AbortSignal): Promise<LogoMeasure> {
  const address = url.trim();
  if (!/^https?:/i.test(address) && !isImageData(address)) return { state: "broken" };
  const readable = await load(address, true, signal);
  const picture = readable ?? (await load(address, false, signal));
  if (signal.aborted) return { state: "loading" };
  if (!picture) return { state: "broken" };
  const bytes = dataUrlBytes(address) ?? (await bytesOf(address, signal));
  if (signal.aborted) return { state: "loading" };
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { state: "loaded", width, height, bytes, ink: readable && inkOf(readable) };
}

/** The picture, or null where there is none; asked for without its owner's say, it hides its pixels. */
function load(
  address: string,
  pixels: boolean,
  signal: AbortSignal,
): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image();
    const end = (result: HTMLImageElement | null) => {
      signal.removeEventListener("abort", stop);
      resolve(result);
    };
    const stop = () => {
      picture.removeAttribute("src");
      end(null);
    };
    if (signal.aborted) return end(null);
    signal.addEventListener("abort", stop);
    picture.addEventListener("load", () => end(picture), { once: true });
    picture.addEventListener("error", () => end(null), { once: true });
    picture.referrerPolicy = "no-referrer";
    if (pixels) picture.crossOrigin = "anonymous";
    picture.src = address;
  });
}

function inkOf(picture: HTMLImageElement): PictureInk | null {
  const { naturalWidth, naturalHeight } = picture;
  const longer = Math.max(naturalWidth, naturalHeight, 1);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round((naturalWidth / longer) * LOOKED_AT));
  canvas.height = Math.max(1, Math.round((naturalHeight / longer) * LOOKED_AT));
  try {
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = context?.getImageData(0, 0, canvas.width, canvas.height);
    return drawn ? pictureInk(drawn.data) : null;
  } catch {
    return null;
  }
}

/** By its head where that tells; else the whole, which the browser has just loaded. */
async function bytesOf(address: string, signal: AbortSignal): Promise<number | null> {
  const ask = (method: "HEAD" | "GET") =>
    fetch(address, { method, signal, credentials: "same-origin", referrerPolicy: "no-referrer" });
  try {
    const head = await ask("HEAD");
    const told = Number(head.headers.get("content-length") ?? Number.NaN);
    if (head.ok && told > 0) return told;
    const whole = await ask("GET");
    return whole.ok ? (await whole.blob()).size : null;
  } catch {
    return null;
  }
}
