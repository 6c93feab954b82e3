import { EXAMPLES } from "../../contract/examples/practices.ts";
import { Select } from "../controls/controls.tsx";
import { usePreview } from "../state/preview-state.ts";

export function TopBar() {
  const { draft, isHandingOver } = usePreview();
  return (
    <header class="bar row">
      <a class="logo row except-phone" href="../">
        <span class="visually-hidden">Web Scheduler</span>
      </a>
      <Locations />
      <div class="end row">
        <button
          type="button"
          class="plain"
          aria-disabled={!draft.canUndo.value}
          aria-keyshortcuts="Control+Z"
          onClick={draft.undo}
        >
          Undo
        </button>
        <Save />
        <button
          type="button"
          onClick={() => {
            isHandingOver.value = true;
          }}
        >
          Hand over
        </button>
      </div>
    </header>
  );
}

function Save() {
  const { draft, server } = usePreview();
  const { canSave, isSaving, save } = server;
  if (!canSave.value) return null;
  return (
    <button
      type="button"
      class="secondary"
      aria-disabled={!draft.hasUnsavedChanges.value || isSaving.value}
      aria-keyshortcuts="Control+S"
      onClick={() => void save()}
    >
      {isSaving.value ? "Saving…" : "Save"}
    </button>
  );
}

/** The examples; a practice's own location is opened under Hand over. */
function Locations() {
  const { draft, open } = usePreview();
  const { source, published } = draft.state.value;
  const examples = EXAMPLES.map(
    ({ slug, title, record }) => [slug, `${record.name}: ${title}`] as const,
  );
  const isExample = "example" in source;
  return (
    <Select
      id="location"
      label="Location"
      value={isExample ? source.example : ""}
      options={isExample ? examples : [["", published.name], ...examples]}
      onChoose={(example) => void open({ example })}
    />
  );
}
