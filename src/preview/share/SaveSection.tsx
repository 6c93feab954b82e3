import type { Studio } from "../state/preview-state.ts";

/** Saving into the development server's records folder. */
export function SavePart({ studio }: { studio: Studio }) {
  const { draft, server } = studio;
  if (!server.isThere.value) return null;
  const { of, published, changes } = draft.work.value;
  const isSaved = server.saved.value.includes(published.id);
  const hasChanges = Object.keys(changes).length > 0;
  return (
    <section>
      <h3>On this development server</h3>
      {server.saves.value ? (
        <>
          <p class="hint">Writes the record into its folder; the practice page shows it at once.</p>
          <p class="row">
            <button
              type="button"
              aria-disabled={!hasChanges || server.isSaving.value}
              onClick={() => void (hasChanges && studio.save())}
            >
              {server.isSaving.value ? "Saving…" : "Save"}
            </button>
            {isSaved && (
              <button type="button" class="second" onClick={() => void studio.takeBack()}>
                Back to the example
              </button>
            )}
            {"example" in of && (
              <a href={`${studio.site}/practice/${of.example}/`} target="_blank" rel="noopener">
                See the practice page
              </a>
            )}
          </p>
        </>
      ) : (
        <p class="hint">
          This server has no folder for records: start it with --locations and a folder to save.
        </p>
      )}
    </section>
  );
}
