import type { Changes } from "../../draft/changes.ts";

// Characters of image data; mail programs and chat apps truncate longer links.
const MAX_IMAGE_LENGTH = 12_000;

/** Splits changes into those that fit in a link, and the paths of images that do not. */
export function fitInLink(changes: Changes): { included: Changes; omitted: string[] } {
  const included: Record<string, unknown> = {};
  const omitted: string[] = [];
  let remaining = MAX_IMAGE_LENGTH;
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
