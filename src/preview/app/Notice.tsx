import { useEffect, useRef } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";

const STATUS_MS = 8_000;

/**
 * The last message for the designer, above the page. A status disappears, unless the pointer or the
 * focus is in it; what it says is also visible elsewhere. An alert stays until it is closed.
 */
export function Notice({ previewState: { notice } }: { previewState: PreviewState }) {
  const current = notice.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!current || current.alert) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) notice.value = null;
    }, STATUS_MS);
    return () => clearInterval(timer);
  }, [current]);
  return (
    <div ref={box} class={`notice${current ? "" : " empty"}${current?.alert ? " alert" : ""}`}>
      {/* Always present: some screen readers do not announce a live region that is inserted with
          its text. */}
      <p role="status">{current && !current.alert && current.text}</p>
      <p role="alert">{current?.alert && current.text}</p>
      {current && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            notice.value = null;
          }}
        >
          Close
        </button>
      )}
    </div>
  );
}
