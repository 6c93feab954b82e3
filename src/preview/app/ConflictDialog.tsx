import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { usePreview } from "../state/preview-state.ts";

/** Asks what to do when the record was saved elsewhere since the draft was opened. */
export function ConflictDialog() {
  const { conflict, resolveConflict } = usePreview().server;
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (conflict.value) dialog.current?.showModal();
    else dialog.current?.close();
  });
  const close = () => {
    conflict.value = null;
  };
  return (
    <dialog class="floating" ref={dialog} aria-labelledby="conflict-title" onClose={close}>
      <h2 id="conflict-title">Saved elsewhere in the meantime</h2>
      <div class="stack">
        <p>
          Another tab or another person has {conflict.value?.etag === null ? "removed" : "saved"}{" "}
          this record since you opened it. Your draft is still here, and not saved yet. If you open
          theirs, undo brings your draft back; yours replaces what was saved there.
        </p>
        <p class="row">
          <button type="button" onClick={() => void resolveConflict("theirs")}>
            Open theirs
          </button>
          <button type="button" class="secondary" onClick={() => void resolveConflict("mine")}>
            Save mine
          </button>
          <button type="button" class="plain" onClick={close}>
            Cancel
          </button>
        </p>
      </div>
    </dialog>
  );
}
