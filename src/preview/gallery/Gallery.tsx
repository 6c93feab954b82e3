import { useLayoutEffect, useState } from "preact/hooks";
import { downloadBlob } from "../share/download.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { DEVICES } from "../state/view-options.ts";
import { GalleryItem } from "./GalleryItem.tsx";
import { drawGallery } from "./gallery-image.ts";
import { GALLERY_ITEMS, type Item, NARROW } from "./items.ts";
import { preventScrolling } from "./prevent-scrolling.ts";

/** Every state of the form side by side, in real widgets. */
export function Gallery({ previewState }: { previewState: PreviewState }) {
  const { view, draft, report } = previewState;
  const [isDrawing, setDrawing] = useState(false);
  useLayoutEffect(preventScrolling, []);

  async function downloadImage(): Promise<void> {
    const gallery = document.querySelector<HTMLElement>(".gallery-items");
    if (!gallery) return;
    setDrawing(true);
    const image = await drawGallery(gallery);
    setDrawing(false);
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
      <div class="toolbar">
        <p class="gallery-intro">Every state of the form. Choose one to enlarge it.</p>
        <div class="toggles">
          <button
            type="button"
            class="tool"
            aria-pressed={view.isDark.value}
            onClick={() => {
              view.isDark.value = !view.isDark.value;
            }}
          >
            Dark
          </button>
          <button
            type="button"
            class="tool"
            aria-pressed={view.hasPanels.value}
            onClick={() => {
              view.hasPanels.value = !view.hasPanels.value;
            }}
          >
            Settings and checks
          </button>
          <button
            type="button"
            class="tool"
            aria-disabled={isDrawing}
            onClick={() => void (isDrawing || downloadImage())}
          >
            {isDrawing ? "Creating the image…" : "Download as image"}
          </button>
        </div>
      </div>
      <ul
        class={`gallery-items${draft.showPublished.value ? " published" : ""}`}
        style={draft.shownStyles.value}
      >
        {GALLERY_ITEMS.map((item) => (
          <li key={item.name} data-item={item.name}>
            <button type="button" class="gallery-open" onClick={() => enlarge(previewState, item)}>
              {item.title}
            </button>
            <div class="gallery-frame">
              <GalleryItem item={item} previewState={previewState} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function enlarge({ view, mainView }: PreviewState, item: Item): void {
  view.scene.value = item.scene;
  view.width.value = item.width === NARROW ? NARROW : DEVICES.phone.width;
  view.height.value = DEVICES.phone.height;
  mainView.value = "form";
  // The clicked button has been removed; this control names the enlarged state.
  document.querySelector<HTMLElement>("#view-screen")?.focus();
}
