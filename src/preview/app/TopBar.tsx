import { useSignal } from "@preact/signals";
import { isEmptyObject } from "es-toolkit";
import { EXAMPLES } from "../../contract/examples/practices.ts";
import { formatCount, Segments, Select } from "../controls/controls.tsx";
import { usePreview } from "../state/preview-state.ts";

const MAIN_VIEWS = { form: "Form", gallery: "All states", share: "Share" } as const;

export function TopBar() {
  const { draft, mainView } = usePreview();
  return (
    <header class="bar row">
      <a class="logo" href="../">
        <span class="except-phone">Web Scheduler</span>
      </a>
      <button type="button" class="tool location" popovertarget="locations">
        <span class="visually-hidden">Location: </span>
        <bdi>{draft.drafted.value.name}</bdi> <span aria-hidden="true">▾</span>
      </button>
      <Locations />
      <Segments label="View" titles={MAIN_VIEWS} selected={mainView} />
      <div class="end row">
        <History />
        <Save />
      </div>
    </header>
  );
}

function History() {
  const { draft } = usePreview();
  const count = Object.keys(draft.unsaved.value).length;
  const unchanged = isEmptyObject(draft.changes.value) ? "No changes" : "Saved";
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
        {count === 0 ? unchanged : formatCount(count, "change")}
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
      class={hasUnsavedChanges.value ? "save" : "save secondary"}
      aria-disabled={!hasUnsavedChanges.value || isSaving.value}
      aria-keyshortcuts="Control+S"
      onClick={() => void save()}
    >
      {isSaving.value ? "Saving…" : "Save"}
    </button>
  );
}

export function Locations() {
  const { draft, open, isOpening } = usePreview();
  const problem = useSignal("");
  const { source } = draft.state.value;
  const isExample = "example" in source;
  const examples = EXAMPLES.map(({ slug, title }) => [slug, title] as const);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isOpening.value) return;
    const form = event.target as HTMLFormElement;
    const entered = new FormData(form);
    const text = (name: string) => String(entered.get(name));
    problem.value = "";
    const own = { locationId: text("id"), baseUrl: text("base-url") };
    const isOpen = await open(own, null, (reason) => {
      problem.value = reason;
    });
    if (isOpen) form.closest<HTMLElement>("[popover]")?.hidePopover();
  }

  const field = { maxLength: 2_000, autocomplete: "off", spellcheck: false, required: true };
  return (
    <section id="locations" class="floating stack" popover aria-label="Locations">
      <Select
        id="location"
        label="Example"
        // Read here, so that the open location is selected again if another one cannot be opened.
        isBusy={isOpening.value}
        value={isExample ? source.example : ""}
        onChoose={(example) => void open({ example })}
        options={isExample ? examples : [...examples, ["", draft.published.value.name]]}
      />
      <form class="stack" onSubmit={submit}>
        <h2>A location of your own</h2>
        <label for="open-id">Location ID</label>
        <input {...field} id="open-id" name="id" type="text" />
        <label for="open-url">Base URL of the service</label>
        <input {...field} id="open-url" name="base-url" type="url" placeholder="https://" />
        <p class="error-message" role="alert">
          {problem}
        </p>
        <button type="submit" aria-disabled={isOpening}>
          {isOpening.value ? "Opening…" : "Open"}
        </button>
      </form>
    </section>
  );
}
