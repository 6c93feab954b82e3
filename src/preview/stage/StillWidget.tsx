import { effect, type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { usePreview } from "../state/preview-state.ts";
import type { Scene } from "../widget/scenes.ts";
import { createWidget } from "../widget/widget-controller.ts";

interface Props {
  scene: Scene;
  record: ReadonlySignal<LocationRecord>;
}

/** A widget to look at, not to use, in the preview's own document. */
export function StillWidget({ scene, record }: Props) {
  const { site, view } = usePreview();
  const container = useRef<HTMLDivElement>(null);
  const language = view.language.value;
  // Another location is another element.
  const id = useComputed(() => record.value.id).value;
  useEffect(() => {
    let isDisposed = false;
    let stop = () => {};
    const options = { record: record.value, scene, language, site };
    const { element, controller } = createWidget(document, options);
    container.current?.append(element);
    void controller.then((ready) => {
      if (!isDisposed) stop = effect(() => ready.show(record.value));
    });
    return () => {
      isDisposed = true;
      stop();
      element.destroy?.();
      element.remove();
    };
  }, [scene, language, id, site]);
  return <div ref={container} class="still" inert />;
}
