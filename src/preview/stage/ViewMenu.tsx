import { useEffect, useRef } from "preact/hooks";
import { boundChoice } from "../controls/bind.ts";
import { Select } from "../controls/Select.tsx";
import { Toggle } from "../controls/Toggle.tsx";
import { usePreview } from "../state/preview-context.ts";
import { FRAME_WIDTH, LANGUAGE_NAMES } from "../state/view-options.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { Devices } from "./Devices.tsx";
import { Screenshot } from "./Screenshot.tsx";
import { VISIONS } from "./vision.ts";

const PAGES = Object.entries(HOST_PAGES).map(([name, { title }]) => [name, title] as const);
const PAGES_WITHOUT_SCREENSHOT = PAGES.filter(([name]) => name !== "screenshot");
const VISION_NAMES = [
  ["typical", "Typical"],
  ...Object.entries(VISIONS).map(([key, { name }]) => [key, name] as const),
] as const;

/** A menu with everything about how the form is shown that is rarely changed. */
export function ViewMenu() {
  const { view } = usePreview();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers close a popover for every click outside it but those into a frame.
    const close = () => panel.current?.hidePopover();
    window.addEventListener("blur", close);
    return () => window.removeEventListener("blur", close);
  }, []);
  return (
    <>
      <button type="button" class="tool menu end" popovertarget="view-menu">
        View
      </button>
      <div
        id="view-menu"
        class="menu-panel floating"
        role="group"
        aria-label="View options"
        popover="auto"
        ref={panel}
      >
        <Devices />
        <span class="width">
          <label class="muted" for="view-width">
            Width
          </label>
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
        <Select
          id="view-page"
          label="Page"
          options={view.screenshot.url.value ? PAGES : PAGES_WITHOUT_SCREENSHOT}
          {...boundChoice(view.hostPage)}
        />
        <Screenshot />
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
        <div class="row">
          <Toggle isOn={view.isFitted} title="Fit" />
          <Toggle isOn={view.isDark} title="Dark" />
          <Toggle isOn={view.isLargeText} title="200% text" />
          <Toggle isOn={view.hasShortcuts} title="Single-key shortcuts" />
        </div>
      </div>
    </>
  );
}
