/** Device pixels per CSS pixel, so that small text is readable on a high-density screen. */
const SCALE = 2;

/**
 * Renders the gallery as a PNG; returns null if the browser cannot. Logos of other sites are left
 * out if their CORS headers do not allow reading the pixels.
 */
export async function drawGallery(gallery: HTMLElement): Promise<Blob | null> {
  try {
    const { snapdom } = await import("@zumer/snapdom");
    const { backgroundColor } = getComputedStyle(gallery);
    return await snapdom.toBlob(gallery, {
      type: "png",
      scale: SCALE,
      backgroundColor,
      reconcile: true,
      placeholders: false,
    });
  } catch {
    return null;
  }
}
