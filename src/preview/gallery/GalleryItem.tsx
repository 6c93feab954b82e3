import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Studio } from "../state/preview-state.ts";
import { addressesOf } from "../widget/addresses.ts";
import { createWidget } from "../widget/create-widget.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import type { Piece } from "./items.ts";

/** A true widget in this very page, to be looked at only. */
export function SmallWidget({ piece, studio }: { piece: Piece; studio: Studio }) {
  const place = useRef<HTMLDivElement>(null);
  const desk = useRef<WidgetController | null>(null);
  const { draft, site, view } = studio;
  const record = draft.shown.value;
  const language: LanguageCode = piece.scene.language ?? view.language.value;

  useEffect(() => {
    let isOver = false;
    const made = createWidget(document, {
      record: draft.shown.value,
      scene: piece.scene,
      language,
      ...addressesOf(site),
    });
    place.current?.append(made.element);
    void made.desk.then((ready) => {
      if (isOver) return;
      desk.current = ready;
      ready.show(draft.shown.value);
      void ready.played.then(() => lookAt(place.current, piece.look));
    });
    return () => {
      isOver = true;
      desk.current = null;
      made.element.destroy?.();
      made.element.remove();
    };
  }, [piece, language, record.id, site]);

  useLayoutEffect(() => desk.current?.show(record));

  // Inert: nothing in it can be focused, pressed, or read out twice.
  return <div ref={place} class="small-widget" inert style={{ width: `${piece.width}px` }} />;
}

const SPACE = 24;

/** Scrolls the paper, and nothing else, to a part of the widget on it. */
function lookAt(place: HTMLElement | null, selector: string | undefined): void {
  const paper = place?.parentElement;
  const part = selector && place?.firstElementChild?.shadowRoot?.querySelector(selector);
  if (!paper || !part) return;
  paper.scrollTop += part.getBoundingClientRect().top - paper.getBoundingClientRect().top - SPACE;
}
