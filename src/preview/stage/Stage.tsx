import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";
import { Frame } from "./Frame.tsx";
import { TextMessage } from "./TextMessage.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { VISIONS } from "./vision.ts";
import { WidthHandle } from "./WidthHandle.tsx";

// The horizontal padding of `.stage-area` in styles/stage.css.
const PADDING = 24;

/** The form in a resizable frame, with its toolbar. */
export function Stage({ previewState }: { previewState: PreviewState }) {
  const { view, draft } = previewState;
  const area = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isFitted = view.isFitted.value && available > 0;
  const scale = isFitted ? Math.min(1, (available - PADDING) / view.width.value) : 1;
  return (
    <section class="stage" aria-label="Form">
      <Toolbar previewState={previewState} />
      <VisionFilters />
      <div class="stage-area" ref={area}>
        <div
          class={`stage-box${draft.showPublished.value ? " published" : ""}`}
          style={{
            width: `${view.width.value * scale}px`,
            height: `${view.height.value * scale}px`,
          }}
        >
          <Frame previewState={previewState} scale={scale} />
          <WidthHandle width={view.width} scale={scale} />
        </div>
        <p class="stage-note">
          {view.width.value} × {view.height.value} px
          {scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
          {draft.showPublished.value && " · as published"}
        </p>
      </div>
      <TextMessage record={draft.shown.value} />
    </section>
  );
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
