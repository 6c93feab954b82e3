import { useEffect, useRef } from "preact/hooks";
import { Segments, Select, Toggle } from "../controls/controls.tsx";
import { usePreview } from "../state/preview-state.ts";
import { DEVICES, FRAME_WIDTH, LANGUAGE_NAMES } from "../state/view-options.ts";
import { HOST_PAGES, type HostPageName } from "../widget/host-pages.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";

type DeviceName = keyof typeof DEVICES;
const DEVICE_NAMES = Object.keys(DEVICES) as DeviceName[];
const DEVICE_TITLES = { phone: "Mobile", tablet: "Tablet", desktop: "Desktop" };

const PAGES = Object.entries(HOST_PAGES).map(
  ([name, { title }]) => [name as HostPageName, title] as const,
);

/** Controls for how the form is shown. */
export function Toolbar() {
  const { view } = usePreview();
  const scene = view.scene.value;
  // A scene of the gallery may not be one of these.
  const scenes = [...new Set([...Object.values(SCENES), scene])];
  return (
    <div class="toolbar row" role="group" aria-label="View">
      <Segments
        label="Screen size"
        titles={DEVICE_TITLES}
        selected={{
          get value() {
            return DEVICE_NAMES.find((name) => DEVICES[name].width === view.width.value) ?? null;
          },
          set value(name) {
            if (!name) return;
            view.width.value = DEVICES[name].width;
            view.height.value = DEVICES[name].height;
          },
        }}
      />
      <Select
        id="view-screen"
        label="Screen"
        selected={{
          get value(): string {
            return scene.name;
          },
          set value(name) {
            view.scene.value = SCENES[name as SceneName];
          },
        }}
        options={scenes.map(({ name, title }) => [name, title])}
      />
      <ViewMenu />
    </div>
  );
}

/** A menu with everything about how the form is shown that is rarely changed. */
function ViewMenu() {
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
        <span class="select">
          <label for="view-width">Width</label>
          <input
            id="view-width"
            type="range"
            {...FRAME_WIDTH}
            value={view.width}
            aria-valuetext={`${view.width.value} pixels`}
            onInput={({ currentTarget }) => {
              view.width.value = currentTarget.valueAsNumber;
            }}
          />
          <output>{view.width} px</output>
        </span>
        <Select id="view-page" label="Page" options={PAGES} selected={view.hostPage} />
        <Select
          id="view-language"
          label="Language"
          options={LANGUAGE_NAMES}
          selected={view.language}
        />
        <div class="row">
          <Toggle isOn={view.isDark} title="Dark" />
          <Toggle isOn={view.isLargeText} title="200% text" />
        </div>
      </div>
    </>
  );
}
