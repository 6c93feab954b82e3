import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { PreviewState } from "../state/preview-state.ts";
import { createWidget } from "../widget/create-widget.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import type { Item } from "./items.ts";

/** A scaled-down, non-interactive widget. */
export function GalleryItem({ item, previewState }: { item: Item; previewState: PreviewState }) {
  const container = useRef<HTMLDivElement>(null);
  const controllerRef = useRef<WidgetController | null>(null);
  const { draft, site, view } = previewState;
  const record = draft.shown.value;
  const language = item.scene.language ?? view.language.value;

  useEffect(() => {
    let isDisposed = false;
    const { element, controller } = createWidget(document, {
      record: draft.shown.value,
      scene: item.scene,
      language,
      site,
    });
    container.current?.append(element);
    void controller.then((ready) => {
      if (isDisposed) return;
      controllerRef.current = ready;
      ready.show(draft.shown.value);
      void ready.played.then(() => scrollFrame(container.current, item.scrollTo));
    });
    return () => {
      isDisposed = true;
      controllerRef.current = null;
      element.destroy?.();
      element.remove();
    };
  }, [item, language, record.id, site]);

  useLayoutEffect(() => controllerRef.current?.show(record));

  return <div ref={container} class="gallery-widget" inert style={{ width: `${item.width}px` }} />;
}

const MARGIN = 24;

/** Scrolls only the frame around the widget, unlike `scrollIntoView`. */
function scrollFrame(container: HTMLElement | null, selector: string | undefined): void {
  const frame = container?.parentElement;
  const target = selector && container?.firstElementChild?.shadowRoot?.querySelector(selector);
  if (!frame || !target) return;
  const offset = target.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollTop += offset - MARGIN;
}
