import { Modal } from "../controls/controls.tsx";
import { Editor } from "../editor/Editor.tsx";
import { HandOver } from "../hand-over/HandOver.tsx";
import { Screens } from "../stage/Screens.tsx";
import { usePreview } from "../state/preview-state.ts";
import { TopBar } from "./TopBar.tsx";
import { TruthLine } from "./TruthLine.tsx";

export const App = () => (
  <>
    <TopBar />
    <Notice />
    <main class="layout">
      <h1 class="visually-hidden">Preview</h1>
      <Editor />
      <Screens />
      <TruthLine />
    </main>
    <HandOver />
    <ConflictDialog />
  </>
);

/** Asks what to do when the record was saved elsewhere since the draft was opened. */
function ConflictDialog() {
  const { conflict, resolveConflict } = usePreview().server;
  const close = () => {
    conflict.value = null;
  };
  return (
    <Modal title="Saved elsewhere in the meantime" isOpen={conflict.value !== null} onClose={close}>
      <p>
        Another tab or another person has {conflict.value?.etag === null ? "removed" : "saved"} this
        record since you opened it. Your draft is still here, and not saved yet. If you open theirs,
        undo brings your draft back; yours replaces what was saved there.
      </p>
      <p class="row">
        <button type="button" onClick={() => void resolveConflict("theirs")}>
          Open theirs
        </button>
        <button type="button" class="secondary" onClick={() => void resolveConflict("mine")}>
          Save mine
        </button>
      </p>
    </Modal>
  );
}

/** A status disappears with the next change: its text is also visible elsewhere. An alert stays until closed. */
export function Notice() {
  const { notice, draft } = usePreview();
  const { text, alert, state } = notice.value ?? {};
  const isShown = alert || state === draft.state.value;
  return (
    <section aria-label="Message" class={`notice floating${alert ? " alert" : ""}`}>
      {/* Always present: some screen readers do not announce a region that is inserted with its text. */}
      <p role="status">{isShown && !alert && text}</p>
      <p role="alert">{alert && text}</p>
      {isShown && (
        <button
          type="button"
          class="plain end"
          onClick={() => {
            notice.value = null;
          }}
        >
          Close
        </button>
      )}
    </section>
  );
}
