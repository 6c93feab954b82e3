import { useSignal, useSignalEffect } from "@preact/signals";
import { CopyField } from "../controls/CopyField.tsx";
import { draftUrl, fitInLink } from "../draft/link.ts";
import { labelAt, placesOf } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { SnippetSection } from "./SnippetSection.tsx";

/** The ways to share and publish the draft. */
export const SharePanel = () => (
  <div class="share stack">
    <LinkSection />
    <PlacesSection />
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
      <p class="hint">No server receives the draft in this link, because it follows the #.</p>
      <CopyField label="Link" text={url.value} />
      {omitted.length > 0 && (
        <p class="card warning">
          Not included, because the image is too large for a link:{" "}
          {omitted.map(labelAt).join(" and ")}.
        </p>
      )}
      <button
        type="button"
        class="secondary"
        aria-disabled={draft.changeCount.value === 0}
        onClick={() => draft.reset()}
      >
        Reset all changes
      </button>
    </section>
  );
}

/** Which changes are saved with the record, and which are not. */
function PlacesSection() {
  const places = placesOf(usePreview().draft.changes.value);
  if (places.size === 0) return null;
  return (
    <section class="stack">
      <h2 id="places">Where each change goes</h2>
      <p class="hint">Save writes the record. The page needs the HTML or the style sheet below.</p>
      <table aria-labelledby="places">
        {Array.from(places, ([label, place]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{place}</td>
          </tr>
        ))}
      </table>
    </section>
  );
}

/** The record with its changes, for whoever runs the API. */
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
