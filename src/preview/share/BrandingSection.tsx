import { labelAt } from "../settings/find-setting.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { CopyField } from "./CopyField.tsx";
import { downloadBlob } from "./download.ts";
import { readBrandingFile } from "./read-branding-file.ts";

/** Exports and imports `branding` as JSON. */
export function BrandingSection({ previewState }: { previewState: PreviewState }) {
  const { draft, report } = previewState;
  const { branding } = draft.drafted.value.web_scheduler_config;
  const json = JSON.stringify(branding, null, 2);

  async function load(file: File | undefined): Promise<void> {
    if (!file) return;
    const result = await readBrandingFile(file);
    if (!result.ok) {
      report(`${file.name}: ${result.problem} Your draft has not changed.`, true);
      return;
    }
    draft.change(result.changes);
    const rejected = result.rejected.map(labelAt).join(", ");
    report(
      rejected
        ? `${file.name} was loaded. These values have the wrong type and were ignored: ${rejected}.`
        : `${file.name} was loaded. You can undo it.`,
      rejected !== "",
    );
  }

  return (
    <section>
      <h3>Branding as JSON</h3>
      <CopyField label="Branding" text={json} rows={6} />
      <p class="row">
        <button
          type="button"
          class="secondary"
          onClick={() =>
            downloadBlob(new Blob([`${json}\n`], { type: "application/json" }), "branding.json")
          }
        >
          Download
        </button>
        <label class="secondary file">
          Choose a file
          <input
            class="visually-hidden"
            type="file"
            accept=".json,application/json"
            aria-label="Load branding or a record from a file"
            onChange={({ currentTarget }) => {
              void load(currentTarget.files?.[0]);
              // So that choosing the same file again fires a change event.
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
    </section>
  );
}
