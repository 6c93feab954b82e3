import { effect, type ReadonlySignal, useComputed } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { createWidget, type WidgetOptions } from "./create-widget.ts";
import type { Scene } from "./scenes.ts";

/** Changes if a widget must be created again to show the record. */
export const useWidgetKey = (record: ReadonlySignal<LocationRecord>, scene: Scene) =>
  useComputed(() => {
    const { id, phone_number } = record.value;
    // Without a record, the form shows the number that it was created with.
    return scene.loading ? `${id} ${phone_number}` : id;
  }).value;

interface Options extends Omit<WidgetOptions, "record"> {
  record: ReadonlySignal<LocationRecord>;
}

/**
 * Adds a widget to a container, and shows each new record in it.
 *
 * @param onPlayed called when the first scene is shown
 */
export function useWidget(
  container: RefObject<HTMLElement | null>,
  { record, scene, language, site }: Options,
  onPlayed: () => void,
): void {
  const key = useWidgetKey(record, scene);
  useEffect(() => {
    let isDisposed = false;
    let stop = () => {};
    const options = { record: record.value, scene, language, site };
    const { element, controller } = createWidget(document, options);
    container.current?.append(element);
    void controller.then((ready) => {
      if (isDisposed) return;
      stop = effect(() => ready.show(record.value));
      void ready.played.then(onPlayed);
    });
    return () => {
      isDisposed = true;
      stop();
      element.destroy?.();
      element.remove();
    };
  }, [scene, language, key, site]);
}
