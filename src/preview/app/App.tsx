import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { Segments } from "../controls/controls.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { Looks } from "../looks/Looks.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { usePreview } from "../state/preview-state.ts";
import { TopBar } from "./TopBar.tsx";

interface Props {
  checks: Checks;
}

/** The whole page. */
export function App({ checks }: Props) {
  const { mainView } = usePreview();
  return (
    <>
      <TopBar />
      <Notice />
      <main class="layout">
        <h1 class="visually-hidden">Preview</h1>
        <Editor>
          <Looks checks={checks} />
        </Editor>
        {mainView.value === "gallery" ? <Gallery /> : <Stage onShown={checks.measure} />}
        <SidePanel checks={checks} />
      </main>
      <ConflictDialog />
    </>
  );
}

function SidePanel({ checks }: Props) {
  const { sidePanel } = usePreview();
  const issues = checks.issues.value;
  const titles = {
    checks: (
      <>
        Checks{" "}
        {issues.length > 0 && (
          <span class="badge warning">
            {issues.length}
            <span class="visually-hidden"> {issues.length === 1 ? "issue" : "issues"}</span>
          </span>
        )}
      </>
    ),
    share: "Share",
  };
  return (
    <section class="side-panel" aria-label="Checks and sharing">
      <Segments label="Panel" titles={titles} selected={sidePanel} />
      {sidePanel.value === "checks" ? <ChecksPanel checks={checks} /> : <SharePanel />}
    </section>
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

const STATUS_MS = 8_000;

/**
 * The last message for the designer, above the page. A status disappears; what it says is also
 * visible elsewhere. An alert stays until it is closed.
 */
export function Notice() {
  const { notice } = usePreview();
  const { text, alert } = notice.value ?? {};
  const close = () => {
    notice.value = null;
  };
  useSignalEffect(() => {
    if (!notice.value || notice.value.alert) return;
    const timer = setTimeout(close, STATUS_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div class={`notice floating${alert ? " alert" : ""}`}>
      {/* Always present: some screen readers do not announce a live region that is inserted with
          its text. */}
      <p role="status">{!alert && text}</p>
      <p role="alert">{alert && text}</p>
      {text && (
        <button type="button" class="plain" onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}
