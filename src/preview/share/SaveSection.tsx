import { usePreview } from "../state/preview-context.ts";

/** Saves the draft in the development server's records folder. */
export function SaveSection() {
  const { draft, server, site, isSaving, hasUnsavedChanges, save, revertSaved } = usePreview();
  if (!server.isAvailable.value) return null;
  const source = draft.source.value;
  const isSaved = server.savedIds.value.includes(draft.published.value.id);
  return (
    <section class="stack">
      <h3>On this development server</h3>
      {server.canSave.value ? (
        <>
          <p class="hint">
            Saves the record in the server’s folder; the practice page updates immediately.
          </p>
          <p class="row">
            <button
              type="button"
              aria-disabled={!hasUnsavedChanges.value || isSaving.value}
              onClick={() => void save()}
            >
              {isSaving.value ? "Saving…" : "Save"}
            </button>
            {isSaved && !hasUnsavedChanges.value && <span>The draft is saved.</span>}
            {isSaved && (
              <button type="button" class="secondary" onClick={() => void revertSaved()}>
                Restore the example
              </button>
            )}
            {"example" in source && (
              <a href={`${site}/practice/${source.example}/`} target="_blank" rel="noopener">
                Open the practice page
              </a>
            )}
          </p>
        </>
      ) : (
        <p class="hint">
          This server has no folder for records. To save, start it with --locations and a folder.
        </p>
      )}
    </section>
  );
}
