import type { Changes } from "../../draft/changes.ts";

// Mail programs and chat apps truncate longer links.
const MAX_IMAGE_LENGTH = 12_000;

/**
 * Splits changes into those that fit in a link, and the paths of images that do not.
 *
 * @param maxImageLength characters of image data in all images together
 */
export function fitInLink(
  changes: Changes,
  maxImageLength = MAX_IMAGE_LENGTH,
): { included: Changes; omitted: string[] } {
  const included: Record<string, unknown> = {};
  const omitted: string[] = [];
  let remaining = maxImageLength;
  for (const [path, value] of Object.entries(changes)) {
    const length = typeof value === "string" && value.startsWith("data:") ? value.length : 0;
    if (length > remaining) omitted.push(path);
    else {
      included[path] = value;
      remaining -= length;
    }
  }
  return { included, omitted };
}
