import { useState } from "preact/hooks";
import { downloadBlob } from "../share/download.ts";
import type { Studio } from "../state/preview-state.ts";
import { SmallWidget } from "./GalleryItem.tsx";
import { pictureOf } from "./gallery-image.ts";
import { PIECES, type Piece } from "./items.ts";

/** Every state side by side, in true widgets. */
export function Wall({ studio }: { studio: Studio }) {
  const { view, draft } = studio;
  const [isDrawing, setDrawing] = useState(false);

  async function takePicture(): Promise<void> {
    const wall = document.querySelector<HTMLElement>(".wall-pieces");
    if (!wall) return;
    setDrawing(true);
    const picture = await pictureOf(wall);
    setDrawing(false);
    if (!picture) {
      studio.tell(
        "This browser could not draw the wall as a picture. Print the page instead.",
        true,
      );
      return;
    }
    downloadBlob(picture, "web-scheduler-wall.png");
    studio.tell("The picture of the wall is saved.");
  }

  return (
    <section class={`wall${view.isDark.value ? " dark" : ""}`} aria-label="The wall">
      <div class="toolbar">
        <p class="wall-lede">Every state that a patient can meet. Choose one to see it large.</p>
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
            aria-disabled={isDrawing}
            onClick={() => void (isDrawing || takePicture())}
          >
            {isDrawing ? "Drawing the picture…" : "Picture of the wall"}
          </button>
        </div>
      </div>
      <ul class={`wall-pieces${draft.isBefore.value ? " before" : ""}`}>
        {PIECES.map((piece) => (
          <li key={piece.name} data-piece={piece.name}>
            <button type="button" class="wall-open" onClick={() => openLarge(studio, piece)}>
              {piece.title}
            </button>
            <div class="wall-paper">
              <SmallWidget piece={piece} studio={studio} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function openLarge({ view, place }: Studio, piece: Piece): void {
  view.scene.value = piece.scene;
  view.width.value = piece.width === 320 ? 320 : 390;
  view.height.value = 844;
  place.value = "form";
  // The button that was pressed is gone; this one says what is large now.
  document.querySelector<HTMLElement>("#look-screen")?.focus();
}
