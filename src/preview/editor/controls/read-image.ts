const MAX_BYTES = 2_000_000;

/** Image types that every supported browser shows. */
export const IMAGE_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/svg+xml",
];

/** Whether a URL is image data of one of these types. */
export const isImageData = (url: string) => {
  const [, type = ""] = /^data:([^;,]+)[;,]/i.exec(url.trim()) ?? [];
  return IMAGE_TYPES.includes(type.toLowerCase());
};

export type ImageResult = { ok: true; url: string } | { ok: false; problem: string };

/** Reads an image file as a `data:` URL; returns a sentence if it cannot be used as a logo. */
export async function readImage(file: File): Promise<ImageResult> {
  const fail = (reason: string): ImageResult => ({
    ok: false,
    problem: `${file.name || "This image"} ${reason}. The logo has not changed.`,
  });
  if (!IMAGE_TYPES.includes(file.type)) {
    return fail("is not an image that browsers show: use PNG, JPEG, GIF, WebP, AVIF or SVG");
  }
  if (file.size > MAX_BYTES) {
    const max = formatMegabytes(MAX_BYTES);
    return fail(
      `has ${formatMegabytes(file.size)}; the maximum is ${max}, and a logo should have less than 0.1 MB`,
    );
  }
  const url = await toDataUrl(file).catch(() => null);
  if (url === null) return fail("could not be read");
  return (await canDecode(url)) ? { ok: true, url } : fail("is damaged or not an image");
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function toDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function canDecode(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}
