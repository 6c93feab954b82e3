import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";

interface Props {
  previewState: PreviewState;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Opens a location of any service by its ID. */
export function LocationDialog({ previewState, dialog }: Props) {
  const [id, setId] = useState("");
  const [baseUrl, setBaseUrl] = useState("");
  const [problem, setProblem] = useState("");
  const isOpening = previewState.isOpening.value;

  async function open(): Promise<void> {
    if (previewState.isOpening.value) return;
    setProblem("");
    if (await previewState.open({ locationId: id, baseUrl }, null, setProblem)) {
      dialog.current?.close();
    }
  }

  function handleClose(): void {
    previewState.cancelOpening();
    setProblem("");
  }

  return (
    <dialog ref={dialog} aria-labelledby="open-title" onClose={handleClose}>
      <h2 id="open-title">Open a location</h2>
      <form
        novalidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label for="open-id">Location ID</label>
        <input
          id="open-id"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={id}
          onInput={({ currentTarget }) => setId(currentTarget.value)}
        />
        <label for="open-base-url">Base URL of the service</label>
        <input
          id="open-base-url"
          type="url"
          autocomplete="off"
          placeholder="https://"
          value={baseUrl}
          onInput={({ currentTarget }) => setBaseUrl(currentTarget.value)}
        />
        <p class="error-message" role="alert">
          {problem}
        </p>
        <p class="row">
          <button type="submit" aria-disabled={isOpening}>
            {isOpening ? "Opening…" : "Open"}
          </button>
          <button type="button" class="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}
