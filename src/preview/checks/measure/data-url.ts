const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const BASE64 = /^[^,]*;base64,/i;

/** Whether a URL is image data of a type that every browser supports. */
export const isImageData = (url: string) => IMAGE.test(url.trim());

/** The size of a `data:` URL's content in bytes; null for any other URL. */
export function dataUrlBytes(url: string): number | null {
  const text = url.trim();
  if (!/^data:[^,]*,/i.test(text)) return null;
  const data = text.slice(text.indexOf(",") + 1);
  if (!BASE64.test(text)) return data.replace(/%[0-9a-f]{2}/gi, "_").length;
  const padding = /={0,2}$/.exec(data)?.[0].length ?? 0;
  return Math.floor(((data.length - padding) * 3) / 4);
}
