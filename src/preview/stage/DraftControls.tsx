import { Segments } from "../controls/Segments.tsx";
import { Toggle } from "../controls/Toggle.tsx";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-context.ts";
import type { DraftName } from "../state/two-drafts.ts";

const NAMES: Readonly<Record<DraftName, string>> = { A: "A", B: "B" };

/** What a draft is compared with: the published record, and a second draft. */
export const DraftControls = () => (
  <div class="end row draft-control">
    <CompareButton />
    <SecondDraft />
  </div>
);

/** Adds a second draft, chooses which one is edited, and removes the other. */
function SecondDraft() {
  const { draft, view } = usePreview();
  const { name, hasOther, addOther, switchTo, removeOther } = draft;
  if (!hasOther.value) {
    return (
      <button
        type="button"
        class="tool"
        onClick={() => {
          view.isSideBySide.value = true;
          addOther();
        }}
      >
        Add draft B
      </button>
    );
  }
  const edited = {
    get value() {
      return name.value;
    },
    set value(next) {
      switchTo(next);
    },
  };
  return (
    <>
      {!view.isSideBySide.value && (
        <Segments label="Draft to edit" titles={NAMES} selected={edited} />
      )}
      <Toggle isOn={view.isSideBySide} title="Side by side" />
      <button type="button" class="tool" onClick={removeOther}>
        Keep only {name}
      </button>
    </>
  );
}

/** Shows the published record while the button is held down. */
function CompareButton() {
  const { showPublished } = usePreview().draft;
  const show = () => {
    showPublished.value = true;
  };
  const hide = () => {
    showPublished.value = false;
  };
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={showPublished}
      title="Hold the button, or the B key"
      onPointerDown={show}
      onPointerUp={hide}
      onPointerLeave={hide}
      onKeyDown={({ key }) => {
        if (key === " " || key === "Enter") show();
      }}
      onKeyUp={hide}
      onBlur={hide}
    >
      Compare<span class="visually-hidden"> with published</span>
    </button>
  );
}

/** The name of a draft above its form; the form of the other one is edited after a click on it. */
export function DraftCaption({ name }: { name: DraftName }) {
  const { draft } = usePreview();
  const count = draft.sides[name].count.value;
  const isEdited = draft.name.value === name;
  return (
    <button
      type="button"
      class="tool draft-caption"
      aria-pressed={isEdited}
      onClick={() => draft.switchTo(name)}
    >
      Draft {name}
      <span class="muted">
        {count === 0 ? "as published" : formatCount(count, "change")}
        {isEdited && ", editing"}
      </span>
    </button>
  );
}
