import { useEffect, useRef } from "preact/hooks";
import { Toggle } from "../controls/controls.tsx";
import { formatCount } from "../settings/format.ts";
import { afterRender, type PreviewState, usePreview } from "../state/preview-state.ts";
import { DEVICES } from "../state/view-options.ts";
import { useWidget } from "../widget/create-widget.ts";
import { GALLERY_ITEMS, type Item, NARROW } from "./items.ts";
import { useStillWidgets } from "./still-widgets.ts";

/** Every state of the form side by side, in real widgets. */
export function Gallery() {
  const preview = usePreview();
  const { view, draft } = preview;
  useStillWidgets();
  return (
    <section
      class={`gallery${view.isDark.value ? " dark" : ""}`}
      aria-label="All states"
      tabIndex={-1}
    >
      <div class="toolbar row">
        <p class="muted">Every state of the form. Choose one to enlarge it.</p>
        <div class="end row">
          <Toggle isOn={view.isDark} title="Dark" />
          <span class="except-phone">
            <Toggle isOn={view.hasPanels} title="Settings and checks" />
          </span>
          <button type="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </div>
      <Caption />
      <ul class="gallery-items stack" style={draft.shownStyles.value}>
        {GALLERY_ITEMS.map((item) => (
          <li key={item.name} data-item={item.name}>
            <button type="button" class="gallery-open" onClick={() => enlarge(preview, item)}>
              {item.title}
            </button>
            <div class="gallery-frame">
              <GalleryItem item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the printed page shows, and when. */
function Caption() {
  const { shown, showPublished, changeCount } = usePreview().draft;
  const isPublished = showPublished.value || changeCount.value === 0;
  return (
    <p class="gallery-caption row">
      <strong dir="auto">{shown.value.name}</strong>
      <span class="muted">{new Date().toLocaleDateString("en", { dateStyle: "long" })}</span>
      <span class="muted">
        {isPublished ? "as published" : formatCount(changeCount.value, "change")}
      </span>
    </p>
  );
}

function enlarge({ view, show }: PreviewState, item: Item): void {
  view.scene.value = item.scene;
  view.width.value = item.width === NARROW ? NARROW : DEVICES.phone.width;
  view.height.value = DEVICES.phone.height;
  show("form");
  // The clicked button has been removed; this control names the enlarged state.
  afterRender(() => document.querySelector<HTMLElement>("#view-screen")?.focus());
}

/** A scaled-down, non-interactive widget. */
function GalleryItem({ item }: { item: Item }) {
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
