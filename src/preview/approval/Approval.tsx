import { ContrastTable } from "../checks/ContrastTable.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { Caption } from "../gallery/Caption.tsx";
import { useStillWidgets } from "../gallery/still-widgets.ts";
import { usePreview } from "../state/preview-context.ts";
import { SCENES } from "../widget/scenes.ts";
import { ApprovedForm } from "./ApprovedForm.tsx";
import { FormRow } from "./FormRow.tsx";
import { SettingsTables } from "./SettingsTables.tsx";

/** A page to print and sign: what patients see, the settings, and the contrasts. */
export function Approval({ checks }: { checks: Checks }) {
  useStillWidgets();
  const problems = checks.issues.value.filter(({ severity }) => severity !== "note");
  return (
    <section class="gallery approval" aria-label="Approval sheet" tabIndex={-1}>
      <div class="toolbar row">
        <p class="muted">To print, or to save as a PDF, and to sign.</p>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <div class="sheet stack">
        <Caption />
        <h2>What patients see</h2>
        <FormRow>
          <ApprovedForm title="Phone, light" scene={SCENES.details} size="phone" />
          <ApprovedForm title="Phone, dark" scene={SCENES.details} size="phone" isDark />
          <ApprovedForm title="Computer, light" scene={SCENES.details} size="computer" />
        </FormRow>
        <h2>After sending</h2>
        <FormRow>
          <ApprovedForm title="Phone, light" scene={SCENES.sent} size="phone" />
          <ApprovedForm title="Phone, dark" scene={SCENES.sent} size="phone" isDark />
          <ApprovedForm title="Computer, dark" scene={SCENES.sent} size="computer" isDark />
        </FormRow>
        <h2>Settings</h2>
        <SettingsTables />
        <h2>Contrast</h2>
        <ContrastTable contrasts={checks.contrasts.value} />
        <h2>Checks</h2>
        {problems.length === 0 ? (
          <p>No problems found.</p>
        ) : (
          <ul class="stack">
            {problems.map(({ code, path, message }) => (
              <li key={`${code} ${path}`}>{message}</li>
            ))}
          </ul>
        )}
        <Signature />
      </div>
    </section>
  );
}

/** Where the practice signs, on paper or, with a name and a date, in the PDF. */
function Signature() {
  const { draft } = usePreview();
  return (
    <div class="signature">
      <h2>Approval</h2>
      <p>
        I approve this form for <strong dir="auto">{draft.shown.value.name}</strong>.
      </p>
      <div class="signature-lines">
        <label>
          <input type="text" autocomplete="name" maxLength={100} />
          Name
        </label>
        <label>
          <input type="text" autocomplete="off" maxLength={30} />
          Date
        </label>
        <p>
          <span class="signature-line" />
          Signature
        </p>
      </div>
    </div>
  );
}
