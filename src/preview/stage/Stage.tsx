import { bound, Segments, Select, Toggle } from "../controls/controls.tsx";
import { DEVICES, LANGUAGE_NAMES, usePreview } from "../state/preview-state.ts";
import { HOST_PAGES, type HostPageName } from "../widget/host-pages.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { Frame } from "./Frame.tsx";

/**
 * The form in a frame of the chosen size, with its toolbar.
 *
 * @param onShown called after each change with the shadow root of the form
 */
export function Stage({ onShown }: { onShown(root: ShadowRoot): void }) {
  const { width, height } = DEVICES[usePreview().view.device.value];
  return (
    <section class="stage" aria-label="Form">
      <Toolbar />
      <div class="stage-area">
        <div class="stage-box" style={{ "--width": `${width}px`, "--height": `${height}px` }}>
          <Frame onShown={onShown} />
        </div>
      </div>
    </section>
  );
}

const PAGES = Object.entries(HOST_PAGES).map(
  ([name, { title }]) => [name as HostPageName, title] as const,
);
const SCREENS = Object.values(SCENES).map(({ name, title }) => [name, title] as const);

/** Controls for how the form is shown. */
export function Toolbar() {
  const { view } = usePreview();
  return (
    <div class="toolbar row" role="group" aria-label="View">
      <Segments
        label="Screen size"
        titles={
          { phone: "Mobile", desktop: "Desktop" } satisfies Record<keyof typeof DEVICES, string>
        }
        selected={view.device}
      />
      <Select
        id="view-screen"
        label="Screen"
        options={SCREENS}
        value={view.scene.value.name as SceneName}
        onChoose={(name) => {
          view.scene.value = SCENES[name];
        }}
      />
      <Select id="view-page" label="Page" options={PAGES} {...bound(view.hostPage)} />
      <Select
        id="view-language"
        label="Language"
        options={LANGUAGE_NAMES}
        {...bound(view.language)}
      />
      <Toggle isOn={view.isDark} title="Dark" />
    </div>
  );
}
