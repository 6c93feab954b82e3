import { useSignalEffect } from "@preact/signals";
import { usePreview } from "../state/preview-state.ts";

const STATUS_MS = 8_000;

/**
 * The last message for the designer, above the page. A status disappears; what it says is also
 * visible elsewhere. An alert stays until it is closed.
 */
export function Notice() {
  const { notice } = usePreview();
  const { text, alert } = notice.value ?? {};
  const close = () => {
    notice.value = null;
  };
  useSignalEffect(() => {
    if (!notice.value || notice.value.alert) return;
    const timer = setTimeout(close, STATUS_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div class={`notice floating${text ? "" : " empty"}${alert ? " alert" : ""}`}>
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
