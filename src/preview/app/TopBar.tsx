import { useRef } from "preact/hooks";
import { EXAMPLES } from "../../examples/index.ts";
import { formatCount } from "../settings/format.ts";
import { recordChanges } from "../settings/page-theme.ts";
import type { MainView, PreviewState } from "../state/preview-state.ts";
import { LocationDialog } from "./LocationDialog.tsx";
import { Segments } from "./Segments.tsx";

const MAIN_VIEWS: Readonly<Record<MainView, string>> = { form: "Form", gallery: "All states" };

/** The open location, the main view, and undo and redo. */
export function TopBar({ previewState }: { previewState: PreviewState }) {
  const { draft, mainView, isOpening } = previewState;
  const { source, published, changes } = draft.state.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const { server, hasUnsavedChanges, isSaving } = previewState;
  const canSave = server.canSave.value;
  const count = Object.keys(changes).length;
  // The properties of the tag are in the URL and in the HTML, not in a record.
  const isSavable = count > 0 && count === Object.keys(recordChanges(changes)).length;
  const isSaved = canSave && isSavable && !hasUnsavedChanges.value;
  return (
    <header class="bar">
      <a class="product" href="../">
        Web Scheduler
      </a>
      <span class="select">
        <label for="location">Location</label>
        <select
          id="location"
          aria-busy={isOpening.value}
          value={"example" in source ? source.example : ""}
          onChange={({ currentTarget }) => void previewState.open({ example: currentTarget.value })}
        >
          {EXAMPLES.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
          {!("example" in source) && <option value="">{published.name}</option>}
        </select>
      </span>
      <button type="button" class="tool" onClick={() => dialog.current?.showModal()}>
        Open a location
      </button>
      <LocationDialog previewState={previewState} dialog={dialog} />
      <Segments label="View" titles={MAIN_VIEWS} selected={mainView} />
      <div class="history">
        <span class="change-count">
          {count === 0 ? "No changes" : formatCount(count, "change")}
          {isSaved && ", saved"}
        </span>
        {canSave && (
          <button
            type="button"
            class="tool"
            aria-disabled={!hasUnsavedChanges.value || isSaving.value}
            aria-keyshortcuts="Control+S"
            onClick={() => void previewState.save()}
          >
            {isSaving.value ? "Saving…" : "Save"}
          </button>
        )}
        <button
          type="button"
          class="tool"
          aria-disabled={!draft.canUndo.value}
          aria-keyshortcuts="Control+Z"
          onClick={draft.undo}
        >
          Undo
        </button>
        <button
          type="button"
          class="tool"
          aria-disabled={!draft.canRedo.value}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={draft.redo}
        >
          Redo
        </button>
      </div>
    </header>
  );
}
