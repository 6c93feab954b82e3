import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { boundChoice } from "../controls/bind.ts";
import { Select } from "../controls/Select.tsx";
import { Toggle } from "../controls/Toggle.tsx";
import { usePreview } from "../state/preview-context.ts";
import { FRAME_WIDTH, LANGUAGE_NAMES } from "../state/view-options.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { VISIONS } from "./vision.ts";

const PAGES = Object.entries(HOST_PAGES).map(([name, { title }]) => [name, title] as const);
const VISION_NAMES = [
  ["typical", "Typical"],
  ...Object.entries(VISIONS).map(([key, { name }]) => [key, name] as const),
] as const;

/** A menu with everything about how the form is shown that is rarely changed. */
export function ViewMenu() {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    isOpen.value = false;
  };
  useSignalEffect(() => {
    if (!isOpen.value) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeFromOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    // A click into the frame of the form.
    window.addEventListener("blur", close, { signal });
    return () => controller.abort();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape also works on each of its controls.
    <div
      class="menu"
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen.value) return;
        close();
        menu.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      }}
    >
      <button
        type="button"
        class="tool"
        aria-expanded={isOpen}
        aria-controls="view-menu"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        View
      </button>
      <div
        id="view-menu"
        class="menu-panel"
        role="group"
        aria-label="View options"
        hidden={!isOpen.value}
      >
        <ViewOptions />
      </div>
    </div>
  );
}

function ViewOptions() {
  const { view } = usePreview();
  return (
    <>
      <span class="width">
        <label for="view-width">Width</label>
        <input
          id="view-width"
          type="range"
          min={FRAME_WIDTH.min}
          max={FRAME_WIDTH.max}
          value={view.width}
          aria-valuetext={`${view.width.value} pixels`}
          onInput={({ currentTarget }) => {
            view.width.value = currentTarget.valueAsNumber;
          }}
        />
        <output>{view.width} px</output>
      </span>
      <Select id="view-page" label="Page" options={PAGES} {...boundChoice(view.hostPage)} />
      <Select
        id="view-language"
        label="Language"
        options={LANGUAGE_NAMES}
        {...boundChoice(view.language)}
      />
      <Select
        id="view-vision"
        label="Vision"
        options={VISION_NAMES}
        {...boundChoice(view.vision)}
      />
      <div class="toggles">
        <Toggle isOn={view.isFitted} title="Fit" />
        <Toggle isOn={view.isDark} title="Dark" />
        <Toggle isOn={view.isLargeText} title="200% text" />
        <Toggle isOn={view.hasShortcuts} title="Keys B and /" />
      </div>
    </>
  );
}
