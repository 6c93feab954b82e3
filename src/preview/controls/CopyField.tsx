import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";

/** A read-only text with a copy button. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const status = useSignal("");
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = `copy-${label.toLowerCase().replaceAll(/\W+/g, "-")}`;
  const props = { ref: field, id, readOnly: true, spellcheck: false, value: text };

  async function copy(): Promise<void> {
    // `clipboard` is undefined on http pages.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    status.value = isCopied ? "Copied" : "Selected: press Ctrl+C to copy";
  }

  return (
    <div class="copy">
      <label for={id}>{label}</label>
      <div class={rows ? "" : "row nowrap"}>
        {rows ? <textarea {...props} rows={rows} /> : <input {...props} type="text" />}
        <button type="button" class="secondary" onClick={() => void copy()}>
          Copy<span class="visually-hidden"> {label}</span>
        </button>
      </div>
      <p class="copy-status" role="status">
        {status}
      </p>
    </div>
  );
}
