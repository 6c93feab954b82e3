import type { Studio } from "../studio.ts";

/** What just happened, or went wrong; it stays until it is put away or followed by another. */
export function Notice({ studio: { notice } }: { studio: Studio }) {
  const said = notice.value;
  return (
    <div class={`notice${said ? "" : " empty"}${said?.alert ? " alert" : ""}`}>
      <p role={said?.alert ? "alert" : "status"}>{said?.text}</p>
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
