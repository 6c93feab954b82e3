import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { usePreview } from "../state/preview-state.ts";

/** Opens a location of any service by its ID. */
export function LocationDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { open, isOpening, cancelOpening } = usePreview();
  const problem = useSignal("");

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isOpening.value) return;
    const entered = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(entered.get(name));
    problem.value = "";
    const source = { locationId: text("id"), baseUrl: text("base-url") };
    const isOpen = await open(source, null, (reason) => {
      problem.value = reason;
    });
    if (isOpen) dialog.current?.close();
  }

  const field = { maxLength: 2_000, autocomplete: "off", spellcheck: false, required: true };
  return (
    <dialog class="floating" ref={dialog} aria-labelledby="open-title" onClose={cancelOpening}>
      <h2 id="open-title">Open a location</h2>
      <form class="stack" onSubmit={submit}>
        <label for="open-id">Location ID</label>
        <input {...field} id="open-id" name="id" type="text" />
        <label for="open-url">Base URL of the service</label>
        <input {...field} id="open-url" name="base-url" type="url" placeholder="https://" />
        <p class="error-message" role="alert">
          {problem}
        </p>
        <p class="row">
          <button type="submit" aria-disabled={isOpening}>
            {isOpening.value ? "Opening…" : "Open"}
          </button>
          <button type="button" class="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}
