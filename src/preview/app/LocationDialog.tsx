import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { boundText } from "../controls/bind.ts";
import { usePreview } from "../state/preview-context.ts";

/** Opens a location of any service by its ID. */
export function LocationDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const preview = usePreview();
  const id = useSignal("");
  const baseUrl = useSignal("");
  const problem = useSignal("");
  const isOpening = preview.isOpening.value;

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    if (preview.isOpening.value) return;
    problem.value = "";
    const report = (text: string) => {
      problem.value = text;
    };
    const source = { locationId: id.value, baseUrl: baseUrl.value };
    if (await preview.open(source, null, report)) dialog.current?.close();
  }

  function handleClose(): void {
    preview.cancelOpening();
    problem.value = "";
  }

  return (
    <dialog ref={dialog} aria-labelledby="open-title" onClose={handleClose}>
      <h2 id="open-title">Open a location</h2>
      <form novalidate onSubmit={open}>
        <label for="open-id">Location ID</label>
        <input id="open-id" type="text" autocomplete="off" spellcheck={false} {...boundText(id)} />
        <label for="open-base-url">Base URL of the service</label>
        <input
          id="open-base-url"
          type="url"
          autocomplete="off"
          placeholder="https://"
          {...boundText(baseUrl)}
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
