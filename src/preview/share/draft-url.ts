import { isPlainObject } from "es-toolkit";
import { type DraftSource, unpackDraft } from "../../draft/link.ts";
import { EXAMPLES } from "../../examples/index.ts";
import { labelAt } from "../settings/find-setting.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { sanitizeChanges } from "../state/sanitize-changes.ts";
import { applySharedView } from "../state/shared-view.ts";

const PREFIX = "#draft=";

const PROBLEMS = {
  damaged:
    "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.",
  "too-long": "The draft in this link is too long, so it was not read.",
  "other-version":
    "This link was created by another version of the preview. Open it there, or ask for a new link.",
} as const;

/**
 * A function that opens the location (`#location=<id>`: of this server) or the draft of a URL
 * fragment; null if the fragment contains neither. By default, it opens it as an undo step.
 */
export async function readDraftUrl(
  hash: string,
): Promise<
  ((previewState: PreviewState, open?: PreviewState["openFirst"]) => Promise<void>) | null
> {
  const [, locationId] = /^#location=([\w-]+)$/.exec(hash) ?? [];
  if (locationId)
    return async (previewState, open = previewState.open) =>
      void (await open(sourceOf(locationId, previewState.site)));
  if (!hash.startsWith(PREFIX)) return null;
  const result = await unpackDraft(hash.slice(PREFIX.length));
  return async (previewState, open = previewState.open) => {
    if (!result.ok) {
      previewState.report(`${PROBLEMS[result.reason]} Your draft has not changed.`, true);
      return;
    }
    const { of: source, changes, view } = result.draft;
    const { safe, rejected } = sanitizeChanges(changes);
    const isOpen = await open(source, safe);
    if (isOpen) applySharedView(previewState.view, view);
    if (isOpen) restoreSecondDraft(previewState, view);
    if (isOpen && rejected.length > 0) {
      previewState.report(
        `These changes in the link are invalid and were ignored: ${listLabels(rejected)}.`,
        true,
      );
    }
  };
}

/** The second draft of a link, without its invalid changes; nothing if there is none. */
function restoreSecondDraft({ draft }: PreviewState, view: unknown): void {
  const drafts = isPlainObject(view) ? view.drafts : undefined;
  if (!isPlainObject(drafts) || !isPlainObject(drafts.other)) return;
  const { safe } = sanitizeChanges(drafts.other);
  draft.restoreOther(safe, drafts.edited === "B" ? "B" : "A");
}

function sourceOf(locationId: string, baseUrl: string): DraftSource {
  const example = EXAMPLES.find(({ record }) => record.id === locationId);
  return example ? { example: example.slug } : { locationId, baseUrl };
}

const MAX_LISTED = 5;

function listLabels(paths: readonly string[]): string {
  const more = paths.length - MAX_LISTED;
  const listed = paths.slice(0, MAX_LISTED).map(labelAt).join(", ");
  return more > 0 ? `${listed} and ${more} more` : listed;
}

/** The URL of a page with a draft in its fragment. */
export const draftUrl = (page: string, payload: string) =>
  `${page.replace(/#.*/s, "")}${PREFIX}${payload}`;
