import type { Signal } from "@preact/signals-core";
import type { ComponentChildren } from "preact";
import type { LanguageCode } from "../../messages/languages.ts";
import { DEVICES, WIDTHS } from "../state/devices.ts";
import type { Studio } from "../state/preview-state.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { LANGUAGE_NAMES } from "../widget/language-names.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { COLOUR_VISION } from "./vision.ts";

/** How the form is looked at. */
export function Toolbar({ studio }: { studio: Studio }) {
  const { view, draft } = studio;
  return (
    <div class="toolbar" role="group" aria-label="How the form is looked at">
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
        <label for="look-width">Width</label>
        <input
          id="look-width"
          type="range"
          min={WIDTHS.least}
          max={WIDTHS.most}
          value={view.width.value}
          aria-valuetext={`${view.width.value} pixels`}
          onInput={({ currentTarget }) => {
            view.width.value = currentTarget.valueAsNumber;
          }}
        />
        <output>{view.width.value} px</output>
      </span>
      <Choose
        label="Screen"
        value={view.scene.value.name}
        // One of the wall's may be none of these.
        options={[...new Set([...Object.values(SCENES), view.scene.value])].map(
          ({ name, title }) => [name, title],
        )}
        onChoose={(name) => {
          view.scene.value = SCENES[name as SceneName];
        }}
      />
      <Choose
        label="Page"
        value={view.hostPage.value}
        options={Object.entries(HOST_PAGES).map(([name, { title }]) => [name, title])}
        onChoose={(name) => {
          view.hostPage.value = name as keyof typeof HOST_PAGES;
        }}
      />
      <Choose
        label="Language"
        value={view.language.value}
        options={Object.entries(LANGUAGE_NAMES)}
        onChoose={(name) => {
          view.language.value = name as LanguageCode;
        }}
      />
      <Choose
        label="Eyes"
        value={view.vision.value}
        options={[
          ["usual", "Usual vision"],
          ...Object.entries(COLOUR_VISION).map(([key, { name }]) => [key, name] as const),
        ]}
        onChoose={(name) => {
          view.vision.value = name;
        }}
      />
      <div class="toggles">
        <Toggle is={view.isFitted}>Fit</Toggle>
        <Toggle is={view.isDark}>Dark</Toggle>
        <Toggle is={view.isRightToLeft}>Right to left</Toggle>
        <Toggle is={view.isLargeText}>200 % text</Toggle>
        <Toggle is={view.hasKeys}>Keys B and /</Toggle>
        <button
          type="button"
          class="tool"
          aria-pressed={draft.isBefore.value}
          title="Hold, or hold the B key"
          onPointerDown={() => {
            draft.isBefore.value = true;
          }}
          onPointerUp={() => {
            draft.isBefore.value = false;
          }}
          onPointerLeave={() => {
            draft.isBefore.value = false;
          }}
          onKeyDown={({ key }) => {
            if (key === " " || key === "Enter") draft.isBefore.value = true;
          }}
          onKeyUp={() => {
            draft.isBefore.value = false;
          }}
          onBlur={() => {
            draft.isBefore.value = false;
          }}
        >
          Hold for before
        </button>
      </div>
    </div>
  );
}

function Toggle({ is, children }: { is: Signal<boolean>; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={is.value}
      onClick={() => {
        is.value = !is.value;
      }}
    >
      {children}
    </button>
  );
}

function Choose({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}) {
  const id = `look-${label.toLowerCase()}`;
  return (
    <span class="choose">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}
