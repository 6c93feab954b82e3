import { labelAt } from "../settings/find-setting.ts";
import type { Studio } from "../state/preview-state.ts";
import { CopyField } from "./CopyField.tsx";
import { downloadBlob } from "./download.ts";
import { readBrandingFile } from "./read-branding-file.ts";

/** `branding` as JSON, out and in. */
export function BrandingPart({ studio }: { studio: Studio }) {
  const { draft, tell } = studio;
  const { branding } = draft.drafted.value.web_scheduler_config;
  const json = JSON.stringify(branding, null, 2);

  async function load(file: File | undefined): Promise<void> {
    if (!file) return;
    const reading = await readBrandingFile(file);
    if (!reading.ok) {
      tell(`${file.name}: ${reading.problem} Your draft is as it was.`, true);
      return;
    }
    draft.change(reading.changes);
    const left = reading.leftOut.map(labelAt).join(", ");
    tell(
      left
        ? `${file.name} was read. Not of the documented type, and left as they were: ${left}.`
        : `${file.name} was read. Undo takes it back.`,
      left !== "",
    );
  }

  return (
    <section>
      <h3>The branding as JSON</h3>
      <CopyField label="Branding" text={json} rows={6} />
      <p class="row">
        <button
          type="button"
          class="second"
          onClick={() =>
            downloadBlob(new Blob([`${json}\n`], { type: "application/json" }), "branding.json")
          }
        >
          Download
        </button>
        <label class="second file">
          From a file
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            aria-label="Load branding or a record from a file"
            onChange={({ currentTarget }) => {
              void load(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
    </section>
  );
}
