import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { Studio } from "../state/preview-state.ts";

/** Another location, by its id and its service. */
export function LocationDialog({
  studio,
  dialog,
}: {
  studio: Studio;
  dialog: RefObject<HTMLDialogElement | null>;
}) {
  const [id, setId] = useState("");
  const [baseUrl, setBaseUrl] = useState("");
  const [problem, setProblem] = useState("");

  async function open(): Promise<void> {
    if (studio.isOpening.value) return;
    setProblem("");
    if (await studio.open({ locationId: id, baseUrl }, {}, setProblem)) dialog.current?.close();
  }

  function leave(): void {
    studio.stopOpening();
    setProblem("");
  }

  return (
    <dialog ref={dialog} aria-labelledby="open-title" onClose={leave}>
      <h2 id="open-title">Open a location</h2>
      <form
        novalidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label for="open-id">Location id</label>
        <input
          id="open-id"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={id}
          onInput={({ currentTarget }) => setId(currentTarget.value)}
        />
        <label for="open-base">Base URL of its service</label>
        <input
          id="open-base"
          type="url"
          autocomplete="off"
          placeholder="https://"
          value={baseUrl}
          onInput={({ currentTarget }) => setBaseUrl(currentTarget.value)}
        />
        <p class="wrong" role="alert">
          {problem}
        </p>
        <p class="row">
          <button type="submit" aria-disabled={studio.isOpening.value}>
            {studio.isOpening.value ? "Opening…" : "Open"}
          </button>
          <button type="button" class="second" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}
