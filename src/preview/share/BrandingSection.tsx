import { useComputed } from "@preact/signals";
import { FileButton } from "../controls/FileButton.tsx";
import { labelAt } from "../settings/find-setting.ts";
import { usePreview } from "../state/preview-context.ts";
import { CopyField } from "./CopyField.tsx";
import { downloadJson } from "./download.ts";
import { readBrandingFile } from "./read-branding-file.ts";

/** Exports and imports `branding` as JSON. */
export function BrandingSection() {
  const { draft, report } = usePreview();
  const branding = useComputed(() => draft.drafted.value.web_scheduler_config.branding);
  const json = JSON.stringify(branding.value, null, 2);

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
    <section class="stack">
      <h3>Branding as JSON</h3>
      <CopyField label="Branding" text={json} rows={6} />
      <p class="row">
        <button type="button" class="secondary" onClick={() => downloadJson(json, "branding.json")}>
          Download<span class="visually-hidden"> branding</span>
        </button>
        <FileButton
          label="Load from a file: changes, branding or a record"
          text="Load from a file"
          accept=".json,application/json"
          onFile={(file) => void load(file)}
        />
      </p>
    </section>
  );
}
