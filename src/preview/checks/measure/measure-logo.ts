import { findInvisible, type Scheme } from "./image-colors.ts";
import { loadLogo, readPixels } from "./load-logo.ts";

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

/** Measures a logo as the widget loads it. Never rejects; resolves with `loading` when `signal` aborts. */
export async function measureLogo(url: string, signal: AbortSignal): Promise<LogoMeasurement> {
  const logo = await loadLogo(url, signal);
  if (signal.aborted) return { state: "loading" };
  if (!logo) return { state: "broken" };
  const { image, file } = logo;
  const { naturalWidth: width, naturalHeight: height } = image;
  const pixels = readPixels(logo);
  const invisibleOn = pixels ? findInvisible(pixels) : [];
  return { state: "loaded", width, height, bytes: file?.size ?? null, invisibleOn };
}
