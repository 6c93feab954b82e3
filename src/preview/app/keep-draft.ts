import { effect } from "@preact/signals";
import { isEqual } from "es-toolkit";
import { MAX_LINK_LENGTH, packDraft } from "../../draft/link.ts";
import { pageStyles } from "../settings/page-theme.ts";
import { draftUrl, readDraftUrl } from "../share/draft-url.ts";
import { draftsInLink } from "../share/link-changes.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { sharedView } from "../state/shared-view.ts";

// Safari rejects more than 100 calls of replaceState in 10 seconds.
const DELAY_MS = 300;
/** Characters of image data in the page's own URL, which no mail program truncates. */
const MAX_IMAGE_LENGTH = 150_000;

/**
 * Keeps the draft in the fragment of the page's own URL, so that a reload, Back and a restored
 * session show it again, and opens the draft of a link that is followed. While the draft is neither
 * in the URL nor saved on the server, the browser asks before the page is left.
 *
 * @param restored the state that opening the page's current URL restores
 * @returns a function that stops it
 */
export function keepDraftInUrl(
  page: Window,
  previewState: PreviewState,
  restored = previewState.draft.state.value,
): () => void {
  const { draft, view, hasUnsavedChanges } = previewState;
  const { history, location } = page;
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  let kept = restored;
  let keptView = sharedView(view);
  const isKept = () => {
    // Both are always read, so that the effect below runs for each.
    const [state, shown] = [draft.state.value, sharedView(view)];
    return state === kept && isEqual(shown, keptView);
  };

  async function write(): Promise<void> {
    page.clearTimeout(timer);
    const { hash } = location;
    const state = draft.state.value;
    const { included, omitted, view: drafts } = draftsInLink(state, MAX_IMAGE_LENGTH);
    const shown = sharedView(view);
    const payload = await packDraft({
      of: state.source,
      changes: included,
      ...sharedView(view, drafts),
    });
    const isStale = signal.aborted || state !== draft.state.value || hash !== location.hash;
    if (isStale || payload.length > MAX_LINK_LENGTH) return;
    history.replaceState(history.state, "", draftUrl(location.href, payload));
    keptView = shown;
    if (omitted.length === 0) kept = state;
  }

  const handleHashChange = async () => {
    // Otherwise a pending write would replace the link.
    page.clearTimeout(timer);
    const { hash } = location;
    const openDraft = await readDraftUrl(hash);
    if (hash !== location.hash) return;
    await openDraft?.(previewState);
    // If the link could not be opened, a reload must not open it again.
    await write();
  };
  const handleVisibilityChange = () => {
    if (!isKept()) void write();
  };
  const handleBeforeUnload = (event: Event) => {
    const { value: state } = draft.state;
    const isUnsaved = hasUnsavedChanges.value || Object.keys(pageStyles(state.changes)).length > 0;
    if (state !== kept && isUnsaved) event.preventDefault();
  };
  page.addEventListener("hashchange", handleHashChange, { signal });
  page.addEventListener("beforeunload", handleBeforeUnload, { signal });
  page.document.addEventListener("visibilitychange", handleVisibilityChange, { signal });
  const stopWatching = effect(() => {
    page.clearTimeout(timer);
    if (!isKept()) timer = page.setTimeout(write, DELAY_MS);
  });
  return () => {
    stopWatching();
    page.clearTimeout(timer);
    controller.abort();
  };
}
