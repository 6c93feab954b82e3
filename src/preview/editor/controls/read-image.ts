const MOST_BYTES = 2_000_000;

/** What a picture may be, to stand in a draft as image data: what every browser of today shows. */
export const IMAGE_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/svg+xml",
];

export type ImageReading = { ok: true; url: string } | { ok: false; problem: string };

/** A picture's file as image data; or a sentence that says why it cannot be a logo. */
export async function readImage(file: File): Promise<ImageReading> {
  const no = (why: string): ImageReading => ({
    ok: false,
    problem: `${file.name || "This picture"} ${why}. The logo is as it was.`,
  });
  if (!IMAGE_TYPES.includes(file.type)) {
    return no("is not an image that browsers show: a logo is PNG, JPEG, GIF, WebP, AVIF or SVG");
  }
  if (file.size > MOST_BYTES) {
    const most = megabytes(MOST_BYTES);
    return no(
      `has ${megabytes(file.size)}; a logo may have ${most} at most, and should have less than 0.1 MB`,
    );
  }
  const url = await asDataUrl(file).catch(() => null);
  if (url === null) return no("could not be read");
  return (await isPicture(url)) ? { ok: true, url } : no("says that it is an image, and is none");
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function asDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function isPicture(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}
