import type { Signal } from "@preact/signals-core";
import type { PreviewState } from "../state/preview-state.ts";
import { DEVICES } from "../state/view-options.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { Select } from "./Select.tsx";
import { ViewMenu } from "./ViewMenu.tsx";

/** Controls for how the form is shown. */
export function Toolbar({ previewState }: { previewState: PreviewState }) {
  const { view, draft } = previewState;
  return (
    <div class="toolbar" role="group" aria-label="View">
      <div class="segments" role="group" aria-label="Screen size">
        {Object.entries(DEVICES).map(([name, { title, width, height }]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.width.value === width && view.height.value === height}
            onClick={() => {
              view.width.value = width;
              view.height.value = height;
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <Select
        id="view-screen"
        label="Screen"
        value={view.scene.value.name}
        // A scene of the gallery may not be one of these.
        options={[...new Set([...Object.values(SCENES), view.scene.value])].map(
          ({ name, title }) => [name, title],
        )}
        onChange={(name) => {
          view.scene.value = SCENES[name as SceneName];
        }}
      />
      <div class="toolbar-end">
        <CompareButton showPublished={draft.showPublished} />
        <ViewMenu view={view} />
      </div>
    </div>
  );
}

/** Shows the published record while the button is held down. */
function CompareButton({ showPublished }: { showPublished: Signal<boolean> }) {
  const hide = () => {
    showPublished.value = false;
  };
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={showPublished.value}
      title="Hold the button, or the B key"
      onPointerDown={() => {
        showPublished.value = true;
      }}
      onPointerUp={hide}
      onPointerLeave={hide}
      onKeyDown={({ key }) => {
        if (key === " " || key === "Enter") showPublished.value = true;
      }}
      onKeyUp={hide}
      onBlur={hide}
    >
      Compare<span class="visually-hidden"> with published</span>
    </button>
  );
}
