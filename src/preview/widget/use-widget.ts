import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { createWidget, type WidgetOptions } from "./create-widget.ts";
import type { WidgetController } from "./widget-controller.ts";

/**
 * Adds a widget to a container, and shows each new record in it.
 *
 * @param onPlayed called when the first scene is shown
 */
export function useWidget(
  container: RefObject<HTMLElement | null>,
  { record, scene, language, site }: WidgetOptions,
  onPlayed: () => void,
): void {
  const latestRecord = useRef(record);
  latestRecord.current = record;
  const shown = useRef<WidgetController | null>(null);

  useEffect(() => {
    let isDisposed = false;
    const { element, controller } = createWidget(document, {
      record: latestRecord.current,
      scene,
      language,
      site,
    });
    container.current?.append(element);
    void controller.then((ready) => {
      if (isDisposed) return;
      shown.current = ready;
      ready.show(latestRecord.current);
      void ready.played.then(onPlayed);
    });
    return () => {
      isDisposed = true;
      shown.current = null;
      element.destroy?.();
      element.remove();
    };
    // Without a record, the form shows the number that it was created with.
  }, [scene, language, record.id, scene.loading && record.phone_number, site]);

  useLayoutEffect(() => shown.current?.show(record));
}
