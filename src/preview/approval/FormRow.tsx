import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePreview } from "../state/preview-context.ts";

/** With it, two phones and a computer are as wide as an A4 page. */
const MAX_ZOOM = 0.41;
/** Below it, texts are too small to read on paper. */
const MIN_ZOOM = 0.3;
/** CSS pixels: of an A4 page, below the caption. */
const PAGE_HEIGHT = 860;
/** CSS pixels: of the widest form, with the page around it, which is not zoomed. */
const WIDEST = 740;

/** Forms next to each other, as large as one page allows. */
export function FormRow({ children }: { children: ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const zoom = useSignal(MAX_ZOOM);
  useEffect(() => {
    const columns = [...(row.current?.children ?? [])];
    const observer = new ResizeObserver(() => {
      const heights = columns.map((column) => column.clientHeight / zoom.peek());
      const fitting = Math.max(MIN_ZOOM, PAGE_HEIGHT / Math.max(...heights));
      const widest = (row.current?.clientWidth ?? 0) / WIDEST;
      zoom.value = Math.floor(Math.min(MAX_ZOOM, fitting, widest) * 100) / 100;
    });
    for (const column of columns) observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={row}
      class="approved-forms"
      style={{ ...usePreview().draft.shownStyles.value, "--approved-zoom": zoom.value }}
    >
      {children}
    </div>
  );
}
