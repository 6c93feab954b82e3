import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Toggle } from "../controls/Toggle.tsx";
import { downloadBlob } from "../share/download.ts";
import { afterRender, usePreview } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { DEVICES } from "../state/view-options.ts";
import { GalleryItem } from "./GalleryItem.tsx";
import { GALLERY_ITEMS, type Item, NARROW } from "./items.ts";

/** Device pixels per CSS pixel, so that small text is readable on a high-density screen. */
const SCALE = 2;

/** Every state of the form side by side, in real widgets. */
export function Gallery() {
  const preview = usePreview();
  const { view, draft, report } = preview;
  const isDrawing = useSignal(false);
  useLayoutEffect(preventScrolling, []);

  async function downloadImage(): Promise<void> {
    const gallery = document.querySelector<HTMLElement>(".gallery-items");
    if (!gallery || isDrawing.value) return;
    isDrawing.value = true;
    const image = await drawGallery(gallery);
    isDrawing.value = false;
    if (!image) {
      report("This browser could not create the image. Print the page instead.", true);
      return;
    }
    downloadBlob(image, "web-scheduler-states.png");
    report("The image was downloaded.");
  }

  return (
    <section
      class={`gallery${view.isDark.value ? " dark" : ""}`}
      aria-label="All states"
      tabIndex={-1}
    >
      <div class="toolbar row">
        <p class="muted">Every state of the form. Choose one to enlarge it.</p>
        <div class="row">
          <Toggle isOn={view.isDark} title="Dark" />
          <span class="except-phone">
            <Toggle isOn={view.hasPanels} title="Settings and checks" />
          </span>
          <button
            type="button"
            class="tool"
            aria-disabled={isDrawing}
            onClick={() => void downloadImage()}
          >
            {isDrawing.value ? "Creating the image…" : "Download as image"}
          </button>
        </div>
      </div>
      <ul
        class={`gallery-items stack${draft.showPublished.value ? " published" : ""}`}
        style={draft.shownStyles.value}
      >
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

function enlarge({ view, phoneTab }: PreviewState, item: Item): void {
  view.scene.value = item.scene;
  view.width.value = item.width === NARROW ? NARROW : DEVICES.phone.width;
  view.height.value = DEVICES.phone.height;
  phoneTab.value = "form";
  // The clicked button has been removed; this control names the enlarged state.
  afterRender(() => document.querySelector<HTMLElement>("#view-screen")?.focus());
}

/**
 * Renders the gallery as a PNG; returns null if the browser cannot. Logos of other sites are left
 * out if their CORS headers do not allow reading the pixels.
 */
async function drawGallery(gallery: HTMLElement): Promise<Blob | null> {
  try {
    const { snapdom } = await import("@zumer/snapdom");
    const { backgroundColor } = getComputedStyle(gallery);
    return await snapdom.toBlob(gallery, {
      type: "png",
      scale: SCALE,
      backgroundColor,
      reconcile: true,
      placeholders: false,
    });
  } catch {
    return null;
  }
}

/**
 * Keeps inert widgets from scrolling the page to their messages, as they do for patients.
 *
 * @returns a function that allows it again
 */
export function preventScrolling(): () => void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const root = this.getRootNode();
    const element = root instanceof ShadowRoot ? root.host : this;
    if (!element.closest("[inert]")) scrollIntoView.call(this, options);
  };
  return () => {
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
