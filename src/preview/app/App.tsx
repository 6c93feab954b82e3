import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Checks } from "../checks/create-checks.ts";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { usePreview } from "../state/preview-state.ts";
import { TopBar } from "./TopBar.tsx";
import { ViewBar } from "./ViewBar.tsx";

export function App({ checks }: { checks: Checks }) {
  const { mainView } = usePreview();
  const views = {
    form: <Stage onShown={checks.measure} />,
    gallery: <Gallery />,
    share: <SharePanel />,
  };
  return (
    <>
      <TopBar />
      <Notice />
      <main class="layout">
        <h1 class="visually-hidden">Preview</h1>
        <Editor />
        {views[mainView.value]}
        {mainView.value !== "share" && <ViewBar checks={checks} />}
      </main>
      <ConflictDialog />
    </>
  );
}

/** Asks what to do when the record was saved elsewhere since the draft was opened. */
function ConflictDialog() {
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
    <dialog class="floating stack" ref={dialog} aria-labelledby="conflict-title" onClose={close}>
      <h2 id="conflict-title">Saved elsewhere in the meantime</h2>
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
    </dialog>
  );
}

const STATUS_MS = 5_000;

/** A status disappears without pointer and focus: its text is also visible elsewhere. An alert stays until closed. */
export function Notice() {
  const { notice } = usePreview();
  const timer = useRef(0);
  const { text, alert } = notice.value ?? {};
  const close = () => {
    notice.value = null;
  };
  const hold = () => clearTimeout(timer.current);
  const release = () => {
    hold();
    if (notice.value?.alert === false) timer.current = window.setTimeout(close, STATUS_MS);
  };
  useSignalEffect(() => {
    release();
    return hold;
  });
  return (
    <section
      aria-label="Message"
      class={`notice floating${alert ? " alert" : ""}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocusIn={hold}
      onFocusOut={release}
    >
      {/* Always present: some screen readers do not announce a live region that is inserted with
          its text. */}
      <p role="status">{!alert && text}</p>
      <p role="alert">{alert && text}</p>
      {text && (
        <button type="button" class="plain" onClick={close}>
          Close
        </button>
      )}
    </section>
  );
}
