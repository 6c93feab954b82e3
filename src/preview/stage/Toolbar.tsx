import { Select } from "../controls/Select.tsx";
import { usePreview } from "../state/preview-context.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { Devices } from "./Devices.tsx";
import { ViewMenu } from "./ViewMenu.tsx";

const STEPS = [
  { title: "Previous screen", key: ",", sign: "‹", step: -1 },
  { title: "Next screen", key: ".", sign: "›", step: 1 },
] as const;

/** Controls for how the form is shown. */
export function Toolbar() {
  const { view, stepScene } = usePreview();
  const scene = view.scene.value;
  return (
    <div class="toolbar row" role="group" aria-label="View">
      <Devices />
      <Select
        id="view-screen"
        label="Screen"
        value={scene.name}
        // A scene of the gallery may not be one of these.
        options={[...new Set([...Object.values(SCENES), scene])].map(({ name, title }) => [
          name,
          title,
        ])}
        onChange={(name) => {
          view.scene.value = SCENES[name as SceneName];
        }}
      />
      <div class="row nowrap steps">
        {STEPS.map(({ title, key, sign, step }) => (
          <button
            key={key}
            type="button"
            class="tool"
            title={`${title} (${key})`}
            aria-label={title}
            aria-keyshortcuts={key}
            onClick={() => stepScene(step)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      {/* The keys move no focus, so that nothing else would be read. */}
      <p class="visually-hidden" role="status">
        {scene.title}
      </p>
      <ViewMenu />
    </div>
  );
}
