import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { usePreview } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";
import type { DraftName } from "../state/two-drafts.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { DraftCaption, DraftControls } from "./DraftControls.tsx";
import { FaultChip } from "./FaultPanel.tsx";
import { Frame } from "./Frame.tsx";
import { TextMessage } from "./TextMessage.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { VISIONS } from "./vision.ts";
import { WidthHandle } from "./WidthHandle.tsx";

// The padding of `.stage-area` in styles/stage.css, on both sides.
const PADDING = 24;
// Below it, text is too small to judge.
const MIN_SCALE_BY_HEIGHT = 0.5;

/** The form in a resizable frame, with its toolbar. */
export function Stage() {
  const preview = usePreview();
  const { view, draft } = preview;
  const area = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const available = useSignal({ width: 0, height: 0, isDocked: false });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      available.value = measureSpace(element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (note.current) observer.observe(note.current);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  const width = view.width.value;
  const isCompared = draft.hasOther.value && view.isSideBySide.value && !available.value.isDocked;
  const names: readonly DraftName[] = isCompared ? ["A", "B"] : [draft.name.value];
  const space = isCompared ? besideEachOther(available.value, width) : available.value;
  const isFitted = (view.isFitted.value || space.isDocked) && space.width > 0;
  const scaleByHeight = space.isDocked
    ? 1
    : Math.max(MIN_SCALE_BY_HEIGHT, space.height / view.height.value);
  const scale = isFitted ? Math.min(1, space.width / width, scaleByHeight) : 1;
  const maxHeight = space.isDocked ? space.height / scale : Number.POSITIVE_INFINITY;
  const height = Math.min(view.height.value, maxHeight);
  return (
    <section class="stage" aria-label="Form" tabIndex={-1}>
      <Toolbar />
      <VisionFilters />
      <div class="stage-note row" ref={note}>
        <p>
          {width} × {height} px
          {scale < 1 && <span class="except-phone">, shown at {Math.round(scale * 100)}%</span>}
          {activeOptions(preview).map((option) => ` · ${option}`)}
        </p>
        <FaultChip />
        <DraftControls />
      </div>
      <div class="stage-area" ref={area}>
        {names.map((name, index) => (
          <div key={name} class="stage-draft">
            {isCompared && <DraftCaption name={name} />}
            <div
              class={`stage-box${draft.showPublished.value ? " published" : ""}`}
              style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
            >
              <Frame name={name} scale={scale} height={height} isCut={space.isDocked} />
              {index === names.length - 1 && <WidthHandle width={view.width} scale={scale} />}
            </div>
          </div>
        ))}
      </div>
      <TextMessage />
    </section>
  );
}

// The gap of `.stage-area` and the height of a caption in styles/stage.css.
const GAP = 24;
const CAPTION = 40;
// Below it, two forms are shown below each other.
const MIN_SCALE_OF_TWO = 0.45;

/** The space for each of two frames. */
function besideEachOther(space: ReturnType<typeof measureSpace>, width: number) {
  const half = (space.width - GAP) / 2;
  const height = space.height - CAPTION;
  return half >= width * MIN_SCALE_OF_TWO
    ? { ...space, width: half, height }
    : { ...space, height };
}

/** What differs from how most patients see the form. */
const activeOptions = ({ view, draft }: PreviewState): string[] =>
  [
    view.hostPage.value !== "plain" && HOST_PAGES[view.hostPage.value].title,
    view.isDark.value && "dark",
    view.isLargeText.value && "200% text",
    VISIONS[view.vision.value]?.name,
    draft.showPublished.value && "as published",
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

const VisionFilters = () => (
  <svg width="0" height="0" aria-hidden="true" class="filters">
    {Object.entries(VISIONS).map(([key, { matrix, blur }]) => (
      <filter key={key} id={`vision-${key}`} color-interpolation-filters="linearRGB">
        {matrix && <feColorMatrix type="matrix" values={matrix.join(" ")} />}
        {blur && <feGaussianBlur stdDeviation={blur} />}
      </filter>
    ))}
  </svg>
);
