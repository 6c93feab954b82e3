import type { Signal } from "@preact/signals-core";
import type { ComponentChildren } from "preact";
import type { LanguageCode } from "../../messages/languages.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { DEVICES, FRAME_WIDTH, LANGUAGE_NAMES } from "../state/view-options.ts";
import { HOST_PAGES, type HostPageName } from "../widget/host-pages.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { Select } from "./Select.tsx";
import { VISIONS } from "./vision.ts";

/** Controls for how the form is shown. */
export function Toolbar({ previewState }: { previewState: PreviewState }) {
  const { view, draft } = previewState;
  return (
    <div class="toolbar" role="group" aria-label="View options">
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
      <span class="width">
        <label for="view-width">Width</label>
        <input
          id="view-width"
          type="range"
          min={FRAME_WIDTH.min}
          max={FRAME_WIDTH.max}
          value={view.width.value}
          aria-valuetext={`${view.width.value} pixels`}
          onInput={({ currentTarget }) => {
            view.width.value = currentTarget.valueAsNumber;
          }}
        />
        <output>{view.width.value} px</output>
      </span>
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
      <Select
        id="view-page"
        label="Page"
        value={view.hostPage.value}
        options={Object.entries(HOST_PAGES).map(([name, { title }]) => [name, title])}
        onChange={(name) => {
          view.hostPage.value = name as HostPageName;
        }}
      />
      <Select
        id="view-language"
        label="Language"
        value={view.language.value}
        options={LANGUAGE_NAMES}
        onChange={(code) => {
          view.language.value = code as LanguageCode;
        }}
      />
      <Select
        id="view-vision"
        label="Vision"
        value={view.vision.value}
        options={[
          ["typical", "Typical"],
          ...Object.entries(VISIONS).map(([key, { name }]) => [key, name] as const),
        ]}
        onChange={(name) => {
          view.vision.value = name;
        }}
      />
      <div class="toggles">
        <Toggle value={view.isFitted}>Fit</Toggle>
        <Toggle value={view.isDark}>Dark</Toggle>
        <Toggle value={view.isRightToLeft}>Right to left</Toggle>
        <Toggle value={view.isLargeText}>200% text</Toggle>
        <Toggle value={view.hasShortcuts}>Keys B and /</Toggle>
        <CompareButton showPublished={draft.showPublished} />
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
      Compare with published
    </button>
  );
}

function Toggle({ value, children }: { value: Signal<boolean>; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={value.value}
      onClick={() => {
        value.value = !value.value;
      }}
    >
      {children}
    </button>
  );
}
