import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Studio } from "../state/preview-state.ts";
import { addressesOf } from "../widget/addresses.ts";
import { createWidget } from "../widget/create-widget.ts";
import { SCENES } from "../widget/scenes.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import { overflowsIn } from "./measure/overflows.ts";

const NARROW = "320px";

/** A true widget that nobody sees, 320 px wide: what does not fit there is told. */
export function Probe({ studio }: { studio: Studio }) {
  const { draft, site, measures } = studio;
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<{ desk: WidgetController; element: HTMLElement } | null>(null);
  const record = draft.drafted.value;

  const look = () => {
    const root = held.current?.element.shadowRoot;
    if (!root) return;
    const found = overflowsIn(root);
    // The same finding again is no news.
    if (JSON.stringify(found) !== JSON.stringify(measures.overflows.value)) {
      measures.overflows.value = found;
    }
  };

  useEffect(() => {
    let isOver = false;
    const { element, desk } = createWidget(document, {
      record: draft.drafted.value,
      scene: SCENES.details,
      language: "en",
      ...addressesOf(site),
    });
    place.current?.append(element);
    void desk.then((ready) => {
      if (isOver) return;
      held.current = { desk: ready, element };
      ready.show(draft.drafted.value);
      void ready.played.then(look);
    });
    return () => {
      isOver = true;
      held.current = null;
      element.destroy?.();
      element.remove();
    };
  }, [record.id, site]);

  useLayoutEffect(() => {
    held.current?.desk.show(record);
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [record]);

  return <div class="probe" inert aria-hidden="true" ref={place} style={{ width: NARROW }} />;
}
