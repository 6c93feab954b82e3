import type { Signal } from "@preact/signals";
import { FRAME_WIDTH } from "../state/view-options.ts";

const STEP = 10;

const KEYS: Record<string, (width: number) => number> = {
  ArrowLeft: (width) => width - STEP,
  ArrowRight: (width) => width + STEP,
  Home: () => FRAME_WIDTH.min,
  End: () => FRAME_WIDTH.max,
};

/** Resizes the frame by dragging its edge, or with the arrow keys. */
export function WidthHandle({ width, scale }: { width: Signal<number>; scale: number }) {
  const resize = (next: number) => {
    width.value = Math.round(Math.min(Math.max(next, FRAME_WIDTH.min), FRAME_WIDTH.max));
  };
  return (
    <div
      class="width-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the frame"
      aria-valuenow={width}
      aria-valuemin={FRAME_WIDTH.min}
      aria-valuemax={FRAME_WIDTH.max}
      onPointerDown={(event) => {
        const { currentTarget, clientX, pointerId } = event;
        const startWidth = width.value;
        currentTarget.setPointerCapture(pointerId);
        // The frame is centered, so each edge moves by half of the difference.
        currentTarget.onpointermove = (move) =>
          resize(startWidth + ((move.clientX - clientX) * 2) / scale);
        // Also fires when the browser cancels the pointer, unlike pointerup.
        currentTarget.onlostpointercapture = () => {
          currentTarget.onpointermove = null;
        };
      }}
      onKeyDown={(event) => {
        const next = KEYS[event.key]?.(width.value);
        if (next === undefined) return;
        // Otherwise the keys also scroll the page.
        event.preventDefault();
        resize(next);
      }}
    />
  );
}
