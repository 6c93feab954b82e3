import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Toggle } from "../controls/controls.tsx";
import { type PreviewState, usePreview } from "../state/preview-state.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { Frame } from "./Frame.tsx";
import { Toolbar } from "./Toolbar.tsx";

// The padding of `.stage-area` in styles/stage.css, on both sides.
const PADDING = 24;
// Below it, text is too small to judge.
const MIN_SCALE_BY_HEIGHT = 0.5;

/** The form in a frame of the chosen size, with its toolbar. */
export function Stage() {
  const preview = usePreview();
  const { view, draft } = preview;
  const area = useRef<HTMLDivElement>(null);
  const space = useSignal({ width: 0, height: 0, isDocked: false });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      space.value = measureSpace(element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  const width = view.width.value;
  const { isDocked, ...available } = space.value;
  const isFitted = (view.isFitted.value || isDocked) && available.width > 0;
  const scaleByHeight = isDocked
    ? 1
    : Math.max(MIN_SCALE_BY_HEIGHT, available.height / view.height.value);
  const scale = isFitted ? Math.min(1, available.width / width, scaleByHeight) : 1;
  const maxHeight = isDocked ? available.height / scale : Number.POSITIVE_INFINITY;
  const height = Math.min(view.height.value, maxHeight);
  return (
    <section class="stage" aria-label="Form" tabIndex={-1}>
      <Toolbar />
      <div class="stage-note row">
        <p>
          {width} × {height} px
          {scale < 1 && <span class="except-phone">, shown at {Math.round(scale * 100)}%</span>}
          {activeOptions(preview).map((option) => ` · ${option}`)}
        </p>
        <Toggle isOn={draft.showPublished} title="Show as published" />
      </div>
      <div class="stage-area" ref={area}>
        <div
          class={`stage-box${draft.showPublished.value ? " published" : ""}`}
          style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
        >
          <Frame scale={scale} height={height} isCut={isDocked} />
        </div>
      </div>
    </section>
  );
}

/** What differs from how most patients see the form. */
const activeOptions = ({ view }: PreviewState): string[] =>
  [
    view.hostPage.value !== "plain" && HOST_PAGES[view.hostPage.value].title,
    view.isDark.value && "dark",
    view.isLargeText.value && "200% text",
  ].filter((option) => typeof option === "string");

/**
 * The space in which the whole frame is visible, without what is sticky above it. Docked above the
 * settings of a phone, the frame is cut to this height instead of scaled, and scrolls.
 */
function measureSpace(area: HTMLElement) {
  const width = area.clientWidth - PADDING;
  const stage = area.closest(".stage");
  const isSticky = (part: Element | null | undefined) =>
    part && getComputedStyle(part).position === "sticky";
  if (isSticky(stage)) return { width, height: area.clientHeight, isDocked: true };
  const isBelowToolbar = isSticky(stage?.querySelector(".toolbar"));
  const top = isBelowToolbar ? area.getBoundingClientRect().top + window.scrollY : 0;
  return { width, height: window.innerHeight - top - PADDING, isDocked: false };
}
