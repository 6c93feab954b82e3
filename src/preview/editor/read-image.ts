/** What a picture must be, to stand in a draft as image data. */
const MOST_BYTES = 2_000_000;
const TYPES = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/svg+xml",
]);

export type ImageReading = { ok: true; url: string } | { ok: false; problem: string };

/** A picture's file as image data; or a sentence that says why it cannot be a logo. */
export async function readImage(file: File): Promise<ImageReading> {
  const name = file.name || "This picture";
  if (!TYPES.has(file.type)) {
    return {
      ok: false,
      problem: `${name} is not an image that browsers show: a logo is PNG, JPEG, GIF, WebP, AVIF or SVG. The logo is as it was.`,
    };
  }
  if (file.size > MOST_BYTES) {
    return {
      ok: false,
      problem: `${name} has ${megabytes(file.size)}; a logo may have ${megabytes(MOST_BYTES)} at most, and should have less than 0.1 MB. The logo is as it was.`,
    };
  }
  const url = await asDataUrl(file);
  return (await isPicture(url))
    ? { ok: true, url }
    : {
        ok: false,
        problem: `${name} says that it is an image, and is none. The logo is as it was.`,
      };
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
