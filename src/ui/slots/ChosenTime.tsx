import type { Signal } from "@preact/signals";
import { formatNearSlot, zoneNote } from "../../form/slots/format-times.ts";
import { createZone, isOtherZone } from "../../form/slots/zone.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { moveFocus } from "../dom/focus.ts";
import type { WithModel } from "../view.ts";

/** The chosen time, above the Send button. */
export function ChosenTime({ plan, readOnly, model, language, locale }: WithModel<SlotsModel>) {
  const messages = language.slots;
  const slot = model.chosen.value;
  if (!slot) return null;
  const { time_zone } = plan.record;
  const isFar = createZone(time_zone).name !== undefined && isOtherZone([slot], time_zone);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that answer a question.
    <div class="chosen-time" role="group" aria-labelledby="chosen-time">
      <p id="chosen-time" class="hint">
        {messages.chosenTime}
      </p>
      <p class="chosen">
        {`${formatNearSlot(slot, time_zone, locale)} ${zoneNote(slot, time_zone, locale)}`.trimEnd()}
      </p>
      {isFar && <p class="hint">{messages.readerTime(formatNearSlot(slot, "", locale))}</p>}
      <p class="chosen-actions">
        <button
          type="button"
          class="link"
          aria-disabled={readOnly}
          onClick={contain((event) => moveFocus(event.currentTarget, "form", "fieldset.slot"))}
        >
          {language.deferred.change}
        </button>
        <button
          type="button"
          class="link"
          aria-disabled={readOnly}
          onClick={contain((event) => {
            if (readOnly) return;
            moveFocus(event.currentTarget, "form", "fieldset.slot");
            model.choose(undefined);
          })}
        >
          {messages.removeTime}
        </button>
      </p>
    </div>
  );
}

/** In em of the question: of a form that is 600 pixels wide, at the usual font size of browsers. */
const COLUMNS_FROM = 33.375;
/** More than a scroll bar, which the height of the columns may add to the page. */
const TOLERANCE = 1.5;

/**
 * A ref that keeps `hasColumns` up to date with the width of an element. Not a container query: the
 * columns have other elements than the list.
 */
export function observeColumns(hasColumns: Signal<boolean>): (element: Element | null) => void {
  let observer: ResizeObserver | undefined;
  const measure = (element: Element) => {
    // Without the function, the list that fits any width.
    const em = Number.parseFloat(window.getComputedStyle?.(element).fontSize ?? "");
    const from = hasColumns.peek() ? COLUMNS_FROM - TOLERANCE : COLUMNS_FROM;
    hasColumns.value = element.clientWidth >= from * em;
  };
  return (element) => {
    observer?.disconnect();
    if (!element) return;
    measure(element);
    // In the next frame: a change of the observed size in the callback is an error on the page.
    if (typeof window.ResizeObserver !== "function") return;
    const measureAgain = contain(() => {
      if (element.isConnected) measure(element);
    });
    observer = new ResizeObserver(contain(() => requestAnimationFrame(measureAgain)));
    observer.observe(element);
  };
}
