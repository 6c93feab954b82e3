import { unpackDraft } from "../../draft/link.ts";
import { labelAt } from "../settings/find-setting.ts";
import type { Studio } from "../state/preview-state.ts";
import { safeChanges } from "../state/safe-changes.ts";

const DRAFT = "#draft=";

const SENTENCES = {
  damaged:
    "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.",
  "too-long": "The draft in this link is too long to be one of ours; nothing of it was read.",
  "other-version":
    "This link was made by another version of the preview. Open it there, or ask for a new link.",
} as const;

/** What a page's fragment asks for; null where it carries no draft. */
export async function readAddress(
  hash: string,
): Promise<((studio: Studio) => Promise<void>) | null> {
  if (!hash.startsWith(DRAFT)) return null;
  const reading = await unpackDraft(hash.slice(DRAFT.length));
  return async (studio) => {
    if (!reading.ok) {
      studio.tell(`${SENTENCES[reading.reason]} Your draft is as it was.`, true);
      return;
    }
    const { of, changes } = reading.draft;
    const { safe, leftOut } = safeChanges(changes);
    const isOpen = await studio.open(of, safe);
    if (isOpen && leftOut.length > 0) {
      studio.tell(`Left out of the link, since it cannot be used here: ${named(leftOut)}.`, true);
    }
  };
}

const MOST_NAMED = 5;

function named(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  const first = paths.slice(0, MOST_NAMED).map(labelAt).join(", ");
  return more > 0 ? `${first} and ${more} more` : first;
}

/** The address of this page with a draft in it. */
export const addressWith = (page: string, payload: string) =>
  `${page.replace(/#.*$/, "")}${DRAFT}${payload}`;
