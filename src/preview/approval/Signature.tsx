import { usePreview } from "../state/preview-context.ts";

/** Where the practice signs, on paper or, with a name and a date, in the PDF. */
export function Signature() {
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
