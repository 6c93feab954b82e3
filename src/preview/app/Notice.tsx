import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { usePreview } from "../state/preview-state.ts";

const STATUS_MS = 8_000;

/**
 * The last message for the designer, above the page. A status disappears, unless the pointer or the
 * focus is in it; what it says is also visible elsewhere. An alert stays until it is closed.
 */
export function Notice() {
  const { notice } = usePreview();
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    notice.value = null;
  };
  useSignalEffect(() => {
    if (!notice.value || notice.value.alert) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) close();
    }, STATUS_MS);
    return () => clearInterval(timer);
  });
  const { text, alert } = notice.value ?? {};
  return (
    <div ref={box} class={`notice floating${text ? "" : " empty"}${alert ? " alert" : ""}`}>
      {/* Always present: some screen readers do not announce a live region that is inserted with
          its text. */}
      <p role="status">{!alert && text}</p>
      <p role="alert">{alert && text}</p>
      {text && (
        <button type="button" class="plain" onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}
