import type { Studio } from "../state/preview-state.ts";

/** What just happened, or went wrong; it stays until it is put away or followed by another. */
export function Notice({ studio: { notice } }: { studio: Studio }) {
  const said = notice.value;
  return (
    <div class={`notice${said ? "" : " empty"}${said?.alert ? " alert" : ""}`}>
      {/* Both are always there: what comes together with its role is not read out everywhere. */}
      <p role="status">{said && !said.alert && said.text}</p>
      <p role="alert">{said?.alert && said.text}</p>
      {said && (
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
