import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { usePreview } from "../state/preview-state.ts";

/** Opens a location of any service by its ID. */
export function LocationDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const preview = usePreview();
  const problem = useSignal("");
  const idProblem = useSignal("");
  const isOpening = preview.isOpening.value;

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const entered = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(entered.get(name));
    if (preview.isOpening.value) return;
    problem.value = "";
    idProblem.value = text("id").trim() === "" ? "Enter a location ID." : "";
    if (idProblem.value) {
      dialog.current?.querySelector("input")?.focus();
      return;
    }
    const source = { locationId: text("id"), baseUrl: text("base-url") };
    const report = (reason: string) => {
      problem.value = reason;
    };
    if (await preview.open(source, null, report)) dialog.current?.close();
  }

  function handleClose(): void {
    preview.cancelOpening();
    problem.value = "";
    idProblem.value = "";
  }

  return (
    <dialog class="floating" ref={dialog} aria-labelledby="open-title" onClose={handleClose}>
      <h2 id="open-title">Open a location</h2>
      <form class="stack" novalidate onSubmit={open}>
        <label for="open-id">Location ID</label>
        <input
          id="open-id"
          name="id"
          type="text"
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={idProblem.value !== ""}
          aria-describedby="open-id-problem"
        />
        <p class="error-message" id="open-id-problem">
          {idProblem}
        </p>
        <label for="open-base-url">Base URL of the service</label>
        <input
          id="open-base-url"
          name="base-url"
          type="url"
          maxLength={2_000}
          autocomplete="off"
          placeholder="https://"
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
