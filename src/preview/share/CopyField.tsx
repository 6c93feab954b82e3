import { useState } from "preact/hooks";

/** A text to take away: it can be read, chosen and copied. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const [said, say] = useState("");
  const id = `copy-${label.toLowerCase().replaceAll(/\W+/g, "-")}`;

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied) document.querySelector<HTMLInputElement>(`#${id}`)?.select();
    say(isCopied ? "Copied" : "Chosen: press Ctrl+C to copy it");
    setTimeout(() => say(""), 4_000);
  }

  return (
    <div class="copy">
      <label for={id}>{label}</label>
      <div class={rows ? "" : "row"}>
        {rows ? (
          <textarea id={id} readOnly rows={rows} spellcheck={false} value={text} />
        ) : (
          <input id={id} type="text" readOnly value={text} />
        )}
        <button type="button" class="second" onClick={() => void copy()}>
          Copy<span class="unseen"> {label}</span>
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
