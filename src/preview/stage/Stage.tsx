import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";
import { HOST_PAGES } from "../widget/host-pages.ts";
import { FaultChip } from "./FaultChip.tsx";
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
export function Stage({ previewState }: { previewState: PreviewState }) {
  const { view, draft } = previewState;
  const area = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setAvailable(measureSpace(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (note.current) observer.observe(note.current);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  const { width, height } = view;
  const isFitted = view.isFitted.value && available.width > 0;
  const scale = isFitted
    ? Math.min(
        1,
        available.width / width.value,
        Math.max(MIN_SCALE_BY_HEIGHT, available.height / height.value),
      )
    : 1;
  return (
    <section class="stage" aria-label="Form" tabIndex={-1}>
      <Toolbar previewState={previewState} />
      <VisionFilters />
      <div class="stage-note" ref={note}>
        <p>
          {width.value} × {height.value} px
          {scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
          {activeOptions(previewState).map((option) => ` · ${option}`)}
        </p>
        <FaultChip previewState={previewState} />
      </div>
      <div class="stage-area" ref={area}>
        <div
          class={`stage-box${draft.showPublished.value ? " published" : ""}`}
          style={{ width: `${width.value * scale}px`, height: `${height.value * scale}px` }}
        >
          <Frame previewState={previewState} scale={scale} />
          <WidthHandle width={width} scale={scale} />
        </div>
      </div>
      <TextMessage record={draft.shown.value} />
    </section>
  );
}

/** What differs from how most patients see the form. */
const activeOptions = ({ view, draft }: PreviewState): string[] => [
  ...(view.hostPage.value === "plain" ? [] : [HOST_PAGES[view.hostPage.value].title]),
  ...(view.isDark.value ? ["dark"] : []),
  ...(view.isLargeText.value ? ["200% text"] : []),
  ...Object.entries(VISIONS).flatMap(([key, { name }]) =>
    key === view.vision.value ? [name] : [],
  ),
  ...(draft.showPublished.value ? ["as published"] : []),
];

/** The space in which the whole frame is visible, without what is sticky above it. */
function measureSpace(area: HTMLElement): { width: number; height: number } {
  const toolbar = area.closest(".stage")?.querySelector(".toolbar");
  const isSticky = toolbar && getComputedStyle(toolbar).position === "sticky";
  const top = isSticky ? area.getBoundingClientRect().top + window.scrollY : 0;
  return { width: area.clientWidth - PADDING, height: window.innerHeight - top - PADDING };
}

function VisionFilters() {
  return (
    <svg width="0" height="0" aria-hidden="true" class="filters">
      {Object.entries(VISIONS).map(([key, { matrix, blur }]) => (
        <filter key={key} id={`vision-${key}`} color-interpolation-filters="linearRGB">
          {matrix && <feColorMatrix type="matrix" values={matrix.join(" ")} />}
          {blur ? <feGaussianBlur stdDeviation={blur} /> : null}
        </filter>
      ))}
    </svg>
  );
}
