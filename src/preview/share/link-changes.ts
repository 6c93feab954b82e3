import { sumBy, union } from "es-toolkit";
import type { Changes } from "../../draft/changes.ts";
import type { DraftState } from "../state/draft-state.ts";

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
    const length = imageLength(value);
    if (length > remaining) omitted.push(path);
    else {
      included[path] = value;
      remaining -= length;
    }
  }
  return { included, omitted };
}

const imageLength = (value: unknown) =>
  typeof value === "string" && value.startsWith("data:") ? value.length : 0;

/** The drafts of a link: the edited one, and the other one if there are two. */
export function draftsInLink(
  { changes, other, name = "A" }: Pick<DraftState, "changes" | "other" | "name">,
  maxImageLength = MAX_IMAGE_LENGTH,
) {
  const { included, omitted } = fitInLink(changes, maxImageLength);
  if (!other) return { included, omitted, view: {} };
  const second = fitInLink(other, maxImageLength - sumBy(Object.values(included), imageLength));
  return {
    included,
    omitted: union(omitted, second.omitted),
    view: { drafts: { edited: name, other: second.included } },
  };
}
