import { useLayoutEffect, useRef } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";
import { SCENES } from "../widget/scenes.ts";
import { useWidget } from "../widget/use-widget.ts";
import type { Checks } from "./create-checks.ts";
import { findOverflows } from "./measure/overflows.ts";

/** CSS pixels (WCAG 2.2, 1.4.10). */
const WIDTH = 320;

interface Props {
  previewState: PreviewState;
  checks: Checks;
}

/** A hidden, narrow widget in which texts that do not fit are measured. */
export function OverflowProbe({ previewState: { draft, site }, checks }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const record = draft.drafted.value;

  const measure = () => {
    const root = container.current?.firstElementChild?.shadowRoot;
    if (!root) return;
    const overflows = findOverflows(root);
    // An equal value would still re-render the checks.
    if (JSON.stringify(overflows) !== JSON.stringify(checks.overflows.value)) {
      checks.overflows.value = overflows;
    }
  };

  useWidget(container, { record, scene: SCENES.details, language: "en", site }, measure);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [record]);

  return (
    <div class="probe" inert aria-hidden="true" ref={container} style={{ width: `${WIDTH}px` }} />
  );
}
