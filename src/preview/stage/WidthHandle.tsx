import type { Signal } from "@preact/signals-core";
import { WIDTHS } from "../state/devices.ts";

const STEP = 10;

const KEYS: Record<string, (width: number) => number> = {
  ArrowLeft: (width) => width - STEP,
  ArrowRight: (width) => width + STEP,
  Home: () => WIDTHS.least,
  End: () => WIDTHS.most,
};

/** The frame's edge, which can be drawn; the keyboard has the slider in the toolbar as well. */
export function WidthHandle({ width, scale }: { width: Signal<number>; scale: number }) {
  const put = (wanted: number) => {
    width.value = Math.round(Math.min(Math.max(wanted, WIDTHS.least), WIDTHS.most));
  };
  return (
    <div
      class="width-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the frame"
      aria-valuenow={width.value}
      aria-valuemin={WIDTHS.least}
      aria-valuemax={WIDTHS.most}
      onPointerDown={(event) => {
        const { currentTarget, clientX, pointerId } = event;
        const before = width.value;
        currentTarget.setPointerCapture(pointerId);
        // The frame stays in the middle: each edge moves by half.
        currentTarget.onpointermove = (move) =>
          put(before + ((move.clientX - clientX) * 2) / scale);
        // However it ends: let go, or taken away by the browser.
        currentTarget.onlostpointercapture = () => {
          currentTarget.onpointermove = null;
        };
      }}
      onKeyDown={(event) => {
        const wanted = KEYS[event.key]?.(width.value);
        if (wanted === undefined) return;
        // The keys would scroll what is around it as well.
        event.preventDefault();
        put(wanted);
      }}
    />
  );
}
