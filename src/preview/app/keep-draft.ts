import { effect } from "@preact/signals";
import { isEmptyObject } from "es-toolkit";
import { draftUrl, fitInLink, MAX_LINK_LENGTH } from "../draft/link.ts";
import { pageStyles } from "../settings/page-theme.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { openLink } from "./open-link.ts";

// Safari rejects more than 100 calls of replaceState in 10 seconds.
const DELAY_MS = 300;
/** Characters of image data in the page's own URL, which no mail program truncates. */
const MAX_IMAGE_LENGTH = 150_000;

/**
 * Keeps the draft in the fragment of the page's own URL, so that a reload, Back and a restored
 * session show it again, and opens the draft of a link that is followed. While the draft is neither
 * in the URL nor saved on the server, the browser asks before the page is left.
 *
 * @returns a function that stops it
 */
export function keepDraftInUrl(preview: PreviewState): () => void {
  const { draft, server } = preview;
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  // Opening the page's current URL restores it.
  let kept = draft.state.value;

  async function write(): Promise<void> {
    const { hash, href } = location;
    const state = draft.state.value;
    const { included, omitted } = fitInLink(state.changes, MAX_IMAGE_LENGTH);
    const url = await draftUrl(href, { of: state.source, changes: included });
    const isStale = signal.aborted || state !== draft.state.value || hash !== location.hash;
    if (isStale || url.length > MAX_LINK_LENGTH) return;
    history.replaceState(history.state, "", url);
    if (omitted.length === 0) kept = state;
  }

  const handleHashChange = async () => {
    // Otherwise a pending write would replace the link.
    clearTimeout(timer);
    const { hash } = location;
    await openLink(preview, hash);
    // If the link could not be opened, a reload must not open it again.
    if (hash === location.hash) await write();
  };
  const handleBeforeUnload = (event: Event) => {
    const { value: state } = draft.state;
    const isUnsaved = server.hasUnsavedChanges.value || !isEmptyObject(pageStyles(state.changes));
    if (state !== kept && isUnsaved) event.preventDefault();
  };
  addEventListener("hashchange", handleHashChange, { signal });
  addEventListener("beforeunload", handleBeforeUnload, { signal });
  const stopWatching = effect(() => {
    clearTimeout(timer);
    if (draft.state.value !== kept) timer = window.setTimeout(write, DELAY_MS);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
    controller.abort();
  };
}
