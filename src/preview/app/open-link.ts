import { EXAMPLES } from "../../examples/index.ts";
import { type DraftSource, isDraftLink, readDraftLink } from "../draft/link.ts";
import { labelAt } from "../settings/settings.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { sanitizeChanges } from "../state/sanitize-changes.ts";

const UNREADABLE =
  "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.";
const MAX_LISTED = 5;

/**
 * Opens the location (`#location=<id>`: of this server) or the draft of a URL fragment.
 *
 * @returns whether the fragment contains one of them
 */
export async function openLink(preview: PreviewState, hash: string): Promise<boolean> {
  const { open, report, site } = preview;
  const [, locationId] = /^#location=([\w-]+)$/.exec(hash) ?? [];
  if (locationId) {
    await open(sourceOf(locationId, site));
    return true;
  }
  if (!isDraftLink(hash)) return false;
  const draft = await readDraftLink(hash);
  if (!draft) {
    report(`${UNREADABLE} Your draft has not changed.`, true);
    return true;
  }
  const { safe, rejected } = sanitizeChanges(draft.changes);
  if ((await open(draft.of, safe)) && rejected.length > 0) {
    const labels = rejected.slice(0, MAX_LISTED).map(labelAt).join(", ");
    report(`Invalid changes in the link were ignored (${rejected.length}): ${labels}.`, true);
  }
  return true;
}

function sourceOf(locationId: string, baseUrl: string): DraftSource {
  const example = EXAMPLES.find(({ record }) => record.id === locationId);
  return example ? { example: example.slug } : { locationId, baseUrl };
}
