import { useRef } from "preact/hooks";
import { EXAMPLES } from "../../examples/index.ts";
import { Segments, Select } from "../controls/controls.tsx";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-state.ts";
import { LocationDialog } from "./LocationDialog.tsx";

const MAIN_VIEWS = { form: "Form", gallery: "All states" } as const;

/** The open location, the main view, undo and redo, and what is done with the draft. */
export function TopBar() {
  const { mainView } = usePreview();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header class="bar row">
      <a class="logo" href="../">
        <span class="except-phone">Web Scheduler</span>
      </a>
      <LocationSelect />
      <button type="button" class="tool" onClick={() => dialog.current?.showModal()}>
        Open<span class="except-phone"> a location</span>
      </button>
      <LocationDialog dialog={dialog} />
      <Segments label="View" titles={MAIN_VIEWS} selected={mainView} />
      <div class="end row">
        <History />
        <Save />
      </div>
    </header>
  );
}

function LocationSelect() {
  const { draft, isOpening, open } = usePreview();
  const source = draft.source.value;
  const isExample = "example" in source;
  const examples = EXAMPLES.map(({ slug, title }) => [slug, title] as const);
  return (
    <Select
      id="location"
      label="Location"
      // Read here, so that the open location is selected again if another one cannot be opened.
      isBusy={isOpening.value}
      value={isExample ? source.example : ""}
      onChoose={(example) => void open({ example })}
      options={isExample ? examples : [...examples, ["", draft.published.value.name]]}
    />
  );
}

function History() {
  const { draft } = usePreview();
  const count = draft.changeCount.value;
  const steps = [
    { title: "Undo", keys: "Control+Z", isPossible: draft.canUndo.value, step: draft.undo },
    { title: "Redo", keys: "Control+Shift+Z", isPossible: draft.canRedo.value, step: draft.redo },
  ];
  return (
    <>
      {steps.map(({ title, keys, isPossible, step }) => (
        <button
          key={title}
          type="button"
          class="tool"
          title={title}
          aria-disabled={!isPossible}
          aria-keyshortcuts={keys}
          onClick={step}
        >
          <span class="visually-hidden">{title}</span>
          <svg class={`icon ${title.toLowerCase()}`} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7 4L3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8" />
          </svg>
        </button>
      ))}
      <span class="change-count muted">
        {count === 0 ? "No changes" : formatCount(count, "change")}
      </span>
    </>
  );
}

function Save() {
  const { canSave, hasUnsavedChanges, isSaving, save } = usePreview().server;
  if (!canSave.value) return null;
  return (
    <button
      type="button"
      class="save"
      aria-disabled={!hasUnsavedChanges.value || isSaving.value}
      aria-keyshortcuts="Control+S"
      onClick={() => void save()}
    >
      {isSaving.value ? "Saving…" : "Save"}
    </button>
  );
}
