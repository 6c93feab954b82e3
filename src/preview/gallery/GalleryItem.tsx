import { useEffect, useRef } from "preact/hooks";
import { usePreview } from "../state/preview-context.ts";
import { useWidget } from "../widget/use-widget.ts";
import type { Item } from "./items.ts";

/** A scaled-down, non-interactive widget. */
export function GalleryItem({ item }: { item: Item }) {
  const { draft, site, view } = usePreview();
  const container = useRef<HTMLDivElement>(null);
  const { scene, scrollTo } = item;
  const language = scene.language ?? view.language.value;
  const scroll = () => scrollFrame(container.current, scrollTo);
  useWidget(container, { record: draft.shown, scene, language, site }, scroll);
  // The hint about the phone number appears after the widget is shown, and the frame has the scale
  // of its tile.
  useEffect(() => {
    const observer = new ResizeObserver(scroll);
    const widget = container.current;
    if (widget?.parentElement) observer.observe(widget.parentElement);
    if (widget) observer.observe(widget);
    return () => observer.disconnect();
  }, [item]);
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
