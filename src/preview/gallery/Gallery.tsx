import { useSignal } from "@preact/signals";
import { Toggle } from "../controls/Toggle.tsx";
import { downloadBlob } from "../share/download.ts";
import { afterRender, usePreview } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { DEVICES } from "../state/view-options.ts";
import { Caption } from "./Caption.tsx";
import { GalleryItem } from "./GalleryItem.tsx";
import { GALLERY_ITEMS, type Item, NARROW } from "./items.ts";
import { shadowRoots, useStillWidgets } from "./still-widgets.ts";

/** Device pixels per CSS pixel, so that small text is readable on a high-density screen. */
const SCALE = 2;

/** Every state of the form side by side, in real widgets. */
export function Gallery() {
  const preview = usePreview();
  const { view, draft, report, mainView } = preview;
  const isDrawing = useSignal(false);
  useStillWidgets();

  async function downloadImage(): Promise<void> {
    const gallery = document.querySelector<HTMLElement>(".gallery-sheet");
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
            onClick={() => {
              mainView.value = "approval";
            }}
          >
            Approval sheet
          </button>
          <button type="button" aria-disabled={isDrawing} onClick={() => void downloadImage()}>
            {isDrawing.value ? (
              "Creating the image…"
            ) : (
              <>
                Download<span class="except-phone"> as image</span>
              </>
            )}
          </button>
        </div>
      </div>
      <div class="gallery-sheet">
        <Caption />
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
      </div>
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
  const showPseudoTicks = drawTicks(gallery);
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
  } finally {
    showPseudoTicks();
  }
}

/**
 * Draws the ticks of checkboxes as background images, because snapdom 3.1 omits pseudo-elements of inputs.
 *
 * @returns a function that removes them
 */
function drawTicks(gallery: HTMLElement): () => void {
  const checked = shadowRoots(gallery).flatMap((root) => [
    ...root.querySelectorAll<HTMLInputElement>('[type="checkbox"]:checked'),
  ]);
  for (const input of checked) {
    const { borderTopColor } = getComputedStyle(input, "::before");
    const tick = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><path d="M4 9.5l3.5 3.5L14 5.5" fill="none" stroke="${borderTopColor}" stroke-width="3"/></svg>`;
    input.style.background = `url("data:image/svg+xml,${encodeURIComponent(tick)}") center / 18px ${getComputedStyle(input).backgroundColor}`;
  }
  return () => {
    for (const input of checked) input.style.background = "";
  };
}
