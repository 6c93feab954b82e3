import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";
import { createWidget } from "../widget/create-widget.ts";
import { SCENES } from "../widget/scenes.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
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
  const widget = useRef<{ controller: WidgetController; element: HTMLElement } | null>(null);
  const record = draft.drafted.value;

  const measure = () => {
    const root = widget.current?.element.shadowRoot;
    if (!root) return;
    const overflows = findOverflows(root);
    // An equal value would still re-render the checks.
    if (JSON.stringify(overflows) !== JSON.stringify(checks.overflows.value)) {
      checks.overflows.value = overflows;
    }
  };

  useEffect(() => {
    let isDisposed = false;
    const { element, controller } = createWidget(document, {
      record: draft.drafted.value,
      scene: SCENES.details,
      language: "en",
      site,
    });
    container.current?.append(element);
    void controller.then((ready) => {
      if (isDisposed) return;
      widget.current = { controller: ready, element };
      ready.show(draft.drafted.value);
      void ready.played.then(measure);
    });
    return () => {
      isDisposed = true;
      widget.current = null;
      element.destroy?.();
      element.remove();
    };
  }, [record.id, site]);

  useLayoutEffect(() => {
    widget.current?.controller.show(record);
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [record]);

  return (
    <div class="probe" inert aria-hidden="true" ref={container} style={{ width: `${WIDTH}px` }} />
  );
}
