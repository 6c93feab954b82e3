import { useEffect, useRef, useState } from "preact/hooks";

const HEARD_MS = 4_000;

/** A text to take away: it can be read, chosen and copied. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const [said, say] = useState("");
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    const hush = setTimeout(() => say(""), HEARD_MS);
    return () => clearTimeout(hush);
  }, [said]);
  const id = `copy-${label.toLowerCase().replaceAll(/\W+/g, "-")}`;

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    say(isCopied ? "Copied" : "Chosen: press Ctrl+C to copy it");
  }

  return (
    <div class="copy">
      <label for={id}>{label}</label>
      <div class={rows ? "" : "row"}>
        {rows ? (
          <textarea ref={field} id={id} readOnly rows={rows} spellcheck={false} value={text} />
        ) : (
          <input ref={field} id={id} type="text" readOnly value={text} />
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
