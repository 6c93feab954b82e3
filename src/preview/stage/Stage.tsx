import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { bound, Segments, Select, Toggle } from "../controls/controls.tsx";
import { DEVICES, LANGUAGE_NAMES, usePreview } from "../state/preview-state.ts";
import { HOST_PAGES, type HostPageName } from "../widget/host-pages.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { Frame } from "./Frame.tsx";

// The padding of `.stage-area` in styles/stage.css, on both sides.
const PADDING = 24;
// Below it, text is too small to judge.
const MIN_SCALE_BY_HEIGHT = 0.5;

/**
 * The form in a frame of the chosen size, with its toolbar.
 *
 * @param onShown called after each change with the shadow root of the form
 */
export function Stage({ onShown }: { onShown(root: ShadowRoot): void }) {
  const { view } = usePreview();
  const area = useRef<HTMLDivElement>(null);
  const space = useSignal({ width: 0, height: 0, isDocked: false });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      space.value = measureSpace(element);
    });
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  const device = DEVICES[view.device.value];
  const { isDocked, ...available } = space.value;
  const scaleByHeight = isDocked
    ? 1
    : Math.max(MIN_SCALE_BY_HEIGHT, available.height / device.height);
  const scale =
    available.width > 0 ? Math.min(1, available.width / device.width, scaleByHeight) : 1;
  const height = isDocked ? available.height / scale : device.height;
  return (
    <section class="stage" aria-label="Form">
      <Toolbar />
      <div class="stage-area" ref={area}>
        <div
          class="stage-box"
          style={{ width: `${device.width * scale}px`, height: `${height * scale}px` }}
        >
          <Frame scale={scale} width={device.width} height={height} onShown={onShown} />
        </div>
      </div>
    </section>
  );
}

/**
 * The space in which the whole frame is visible, without what is sticky above it. Docked above the
 * settings of a phone, the frame is cut to this height instead of scaled, and scrolls.
 */
function measureSpace(area: HTMLElement) {
  const width = area.clientWidth - PADDING;
  const isDocked = getComputedStyle(area).position === "sticky";
  const top = area.getBoundingClientRect().top + window.scrollY;
  const height = isDocked ? area.clientHeight - PADDING / 2 : window.innerHeight - top - PADDING;
  return { width, height, isDocked };
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
