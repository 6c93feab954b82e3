const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const BASE64 = /^[^,]*;base64,/i;

/** Whether it is a picture kept in the draft itself, of a kind that every browser draws. */
export const isImageData = (address: string) => IMAGE.test(address.trim());

/** The bytes of what a `data:` URL holds; null for any other address. */
export function dataUrlBytes(address: string): number | null {
  const text = address.trim();
  if (!/^data:[^,]*,/i.test(text)) return null;
  const data = text.slice(text.indexOf(",") + 1);
  if (!BASE64.test(text)) return data.replace(/%[0-9a-f]{2}/gi, "_").length;
  const padding = /=*$/.exec(data)?.[0].length ?? 0;
  return Math.floor(((data.length - padding) * 3) / 4);
}
