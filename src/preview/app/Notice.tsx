import type { PreviewState } from "../state/preview-state.ts";

/** The last message for the designer, until it is closed or replaced. */
export function Notice({ previewState: { notice } }: { previewState: PreviewState }) {
  const current = notice.value;
  return (
    <div class={`notice${current ? "" : " empty"}${current?.alert ? " alert" : ""}`}>
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
