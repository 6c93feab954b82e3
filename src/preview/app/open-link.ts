import { EXAMPLES } from "../../examples/index.ts";
import { type DraftSource, isDraftLink, readDraftLink } from "../draft/link.ts";
import { labelAt } from "../settings/settings.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { sanitizeChanges } from "../state/sanitize-changes.ts";
import { applySharedView } from "../state/view-options.ts";

const UNREADABLE =
  "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.";
const MAX_LISTED = 5;

/**
 * Opens the location (`#location=<id>`: of this server) or the draft of a URL fragment.
 *
 * @param open by default, as an undo step
 * @returns whether the fragment contains one of them
 */
export async function openLink(
  preview: PreviewState,
  hash: string,
  open: PreviewState["openFirst"] = preview.open,
): Promise<boolean> {
  const [, locationId] = /^#location=([\w-]+)$/.exec(hash) ?? [];
  if (locationId) {
    await open(sourceOf(locationId, preview.site));
    return true;
  }
  if (!isDraftLink(hash)) return false;
  const draft = await readDraftLink(hash);
  if (!draft) {
    preview.report(`${UNREADABLE} Your draft has not changed.`, true);
    return true;
  }
  const { safe, rejected } = sanitizeChanges(draft.changes);
  if (!(await open(draft.of, safe))) return true;
  applySharedView(preview.view, draft.view);
  if (rejected.length > 0) {
    const labels = listLabels(rejected);
    preview.report(`These changes in the link are invalid and were ignored: ${labels}.`, true);
  }
  return true;
}

function sourceOf(locationId: string, baseUrl: string): DraftSource {
  const example = EXAMPLES.find(({ record }) => record.id === locationId);
  return example ? { example: example.slug } : { locationId, baseUrl };
}

function listLabels(paths: readonly string[]): string {
  const more = paths.length - MAX_LISTED;
  const listed = paths.slice(0, MAX_LISTED).map(labelAt).join(", ");
  return more > 0 ? `${listed} and ${more} more` : listed;
}
