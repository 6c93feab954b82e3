import type { Signal } from "@preact/signals-core";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LanguageCode } from "../../messages/languages.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { FRAME_WIDTH, LANGUAGE_NAMES } from "../state/view-options.ts";
import { HOST_PAGES, type HostPageName } from "../widget/host-pages.ts";
import { Select } from "./Select.tsx";
import { VISIONS } from "./vision.ts";

/** A menu with everything about how the form is shown that is rarely changed. */
export function ViewMenu({ view }: Pick<PreviewState, "view">) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeFromOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    // A click into the frame of the form.
    window.addEventListener("blur", () => setOpen(false), { signal });
    return () => controller.abort();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape also works on each of its controls.
    <div
      class="menu"
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        setOpen(false);
        menu.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      }}
    >
      <button
        type="button"
        class="tool"
        aria-expanded={isOpen}
        aria-controls="view-menu"
        onClick={() => setOpen(!isOpen)}
      >
        View
      </button>
      <div
        id="view-menu"
        class="menu-panel"
        role="group"
        aria-label="View options"
        hidden={!isOpen}
      >
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
          <Toggle value={view.isLargeText}>200% text</Toggle>
          <Toggle value={view.hasShortcuts}>Keys B and /</Toggle>
        </div>
      </div>
    </div>
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
