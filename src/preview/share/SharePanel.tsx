import { useSignal, useSignalEffect } from "@preact/signals";
import { CopyField } from "../controls/CopyField.tsx";
import { draftUrl, fitInLink } from "../draft/link.ts";
import { formatPublished, formatValue } from "../settings/format.ts";
import { labelAt } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { LocalWarning, SnippetSection } from "./SnippetSection.tsx";

/** The ways to share, save and publish the draft. */
export const SharePanel = () => (
  <div class="share stack">
    <LinkSection />
    <ChangesSection />
    <SaveSection />
    <SnippetSection />
    <DeveloperSection />
  </div>
);

/** A link to the preview that contains the draft. */
function LinkSection() {
  const { draft } = usePreview();
  const url = useSignal("");
  const { omitted } = fitInLink(draft.changes.value);
  useSignalEffect(() => {
    let isStale = false;
    const { included } = fitInLink(draft.changes.value);
    const shared = { of: draft.source.value, changes: included };
    void draftUrl(location.href, shared).then((packed) => {
      if (!isStale) url.value = packed;
    });
    return () => {
      isStale = true;
    };
  });
  return (
    <section class="stack">
      <h2>Link to this draft</h2>
      <p class="hint">
        The link contains the whole draft. No server receives it, because it follows the #.
      </p>
      <CopyField label="Link" text={url.value} />
      <LocalWarning urls={[location.href]} />
      {omitted.length > 0 && (
        <p class="card warning">
          Not included, because the image is too large for a link:{" "}
          {omitted.map(labelAt).join(" and ")}.
        </p>
      )}
    </section>
  );
}

/** The differences between the draft and the published record. */
function ChangesSection() {
  const { draft } = usePreview();
  const changes = Object.entries(draft.changes.value);
  return (
    <section class="stack">
      <h2 tabIndex={-1}>Changes</h2>
      {changes.length === 0 ? (
        <p class="hint">The draft is the same as the published record.</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Setting</th>
                <th scope="col">Published</th>
                <th scope="col">Draft</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(([path, value]) => (
                <tr key={path}>
                  <th scope="row">{labelAt(path)}</th>
                  <td>
                    <del dir="auto">{formatPublished(draft.published.value, path)}</del>
                  </td>
                  <td>
                    <ins dir="auto">{formatValue(value)}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <button
            type="button"
            class="secondary"
            onClick={({ currentTarget }) => {
              // The focused button is removed together with the changes.
              currentTarget.closest("section")?.querySelector("h2")?.focus();
              draft.reset();
            }}
          >
            Reset all changes
          </button>
        </>
      )}
    </section>
  );
}

/** Saves the draft in the development server's records folder. */
function SaveSection() {
  const { draft, server, site } = usePreview();
  const { isAvailable, canSave, isSaving, hasUnsavedChanges, save } = server;
  if (!isAvailable.value) return null;
  const source = draft.source.value;
  return (
    <section class="stack">
      <h2>On this development server</h2>
      {canSave.value ? (
        <p class="row">
          <button
            type="button"
            aria-disabled={!hasUnsavedChanges.value || isSaving.value}
            onClick={() => void save()}
          >
            {isSaving.value ? "Saving…" : "Save"}
          </button>
          {"example" in source && (
            <a href={`${site}/practice/${source.example}/`} target="_blank" rel="noopener">
              Open the practice page
            </a>
          )}
        </p>
      ) : (
        <p class="hint">
          This server has no folder for records. To save, start it with --locations and a folder.
        </p>
      )}
    </section>
  );
}

/** The whole draft, for whoever runs the API. */
function DeveloperSection() {
  const { drafted } = usePreview().draft;
  return (
    <section class="stack">
      <h2>For developers</h2>
      <p class="hint">The location’s record with all changes, as the API must return it.</p>
      <CopyField label="Record as JSON" text={JSON.stringify(drafted.value, null, 2)} rows={6} />
    </section>
  );
}
