/** What the picture is drawn at, so that small print can be read on a client's screen. */
const SCALE = 2;

/**
 * The wall as one PNG; null where the browser cannot draw it. Logos of other sites that do not let
 * their pixels be read are left out, as their own sites wish.
 */
export async function pictureOf(wall: HTMLElement): Promise<Blob | null> {
  try {
    const { snapdom } = await import("@zumer/snapdom");
    const { backgroundColor } = getComputedStyle(wall);
    return await snapdom.toBlob(wall, {
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
