import { Select } from "../controls/Select.tsx";
import { usePreview } from "../state/preview-context.ts";
import { DEVICES } from "../state/view-options.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
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
      <div class="end row">
        <CompareButton />
        <ViewMenu />
      </div>
    </div>
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
