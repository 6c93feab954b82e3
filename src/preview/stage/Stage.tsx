import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Studio } from "../state/preview-state.ts";
import { Frame } from "./Frame.tsx";
import { TextMessage } from "./TextMessage.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { COLOUR_VISION } from "./vision.ts";
import { WidthHandle } from "./WidthHandle.tsx";

/** The form, large. */
export function Stage({ studio }: { studio: Studio }) {
  const { view, draft } = studio;
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = room.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setWidth(node.clientWidth));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const scale = view.isFitted.value && width > 0 ? Math.min(1, (width - 24) / view.width.value) : 1;
  return (
    <section class="stage" aria-label="The form">
      <Toolbar studio={studio} />
      <ColourVisionFilters />
      <div class="stage-room" ref={room}>
        <div
          class={`stage-box${draft.isBefore.value ? " before" : ""}`}
          style={{
            width: `${view.width.value * scale}px`,
            height: `${view.height.value * scale}px`,
          }}
        >
          <Frame studio={studio} scale={scale} />
          <WidthHandle width={view.width} scale={scale} />
        </div>
        <p class="stage-note">
          {view.width.value} × {view.height.value} px
          {scale < 1 && `, shown at ${Math.round(scale * 100)} %`}
          {draft.isBefore.value && " · as published"}
        </p>
      </div>
      <TextMessage record={draft.shown.value} />
    </section>
  );
}

function ColourVisionFilters() {
  return (
    <svg width="0" height="0" aria-hidden="true" class="filters">
      {Object.entries(COLOUR_VISION).map(([key, { matrix, blur }]) => (
        <filter key={key} id={`vision-${key}`} color-interpolation-filters="linearRGB">
          {matrix && <feColorMatrix type="matrix" values={matrix.join(" ")} />}
          {blur ? <feGaussianBlur stdDeviation={blur} /> : null}
        </filter>
      ))}
    </svg>
  );
}
