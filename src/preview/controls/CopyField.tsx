import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";

const STATUS_MS = 4_000;

/** A read-only text with a copy button. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const status = useSignal("");
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useSignalEffect(() => {
    if (status.value === "") return;
    const timer = setTimeout(() => {
      status.value = "";
    }, STATUS_MS);
    return () => clearTimeout(timer);
  });
  const id = `copy-${label.toLowerCase().replaceAll(/\W+/g, "-")}`;

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
        {rows ? (
          <textarea ref={field} id={id} readOnly rows={rows} spellcheck={false} value={text} />
        ) : (
          <input ref={field} id={id} type="text" readOnly value={text} />
        )}
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
