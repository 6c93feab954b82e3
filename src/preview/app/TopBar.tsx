import { useRef } from "preact/hooks";
import { EXAMPLES } from "../../examples/index.ts";
import type { Studio } from "../state/preview-state.ts";
import { LocationDialog } from "./LocationDialog.tsx";

/** What is worked on, the steps back and forth, and what the middle shows. */
export function Bar({ studio }: { studio: Studio }) {
  const { draft, place, isOpening } = studio;
  const { of, changes } = draft.work.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const count = Object.keys(changes).length;
  return (
    <header class="bar">
      <a class="brand-mark" href="../">
        Web Scheduler
      </a>
      <span class="choose">
        <label for="location">Location</label>
        <select
          id="location"
          aria-busy={isOpening.value}
          value={"example" in of ? of.example : ""}
          onChange={({ currentTarget }) => void studio.open({ example: currentTarget.value })}
        >
          {EXAMPLES.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
          {!("example" in of) && <option value="">{draft.work.value.published.name}</option>}
        </select>
      </span>
      <button type="button" class="tool" onClick={() => dialog.current?.showModal()}>
        Open a location
      </button>
      <LocationDialog studio={studio} dialog={dialog} />
      <div class="segments" role="group" aria-label="In the middle">
        <button
          type="button"
          aria-pressed={place.value === "form"}
          onClick={() => {
            place.value = "form";
          }}
        >
          Form
        </button>
        <button
          type="button"
          aria-pressed={place.value === "wall"}
          onClick={() => {
            place.value = "wall";
          }}
        >
          Wall
        </button>
      </div>
      <div class="steps">
        <span class="changes">
          {count === 0 ? "As published" : `${count} ${count === 1 ? "change" : "changes"}`}
        </span>
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
