import { formatNearSlot, zoneNote } from "../../form/slots/format-times.ts";
import { createZone, isOtherZone } from "../../form/slots/zone.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { practiceLocale } from "../dom/practice-locale.ts";
import type { WithModel } from "../view.ts";

/** The chosen time, above the Send button. */
export function ChosenTime({ view, plan, readOnly, model, language }: WithModel<SlotsModel>) {
  const messages = language.slots;
  const slot = model.chosen.value;
  if (!slot) return null;
  const locale = practiceLocale(view.messages.tag, plan.record);
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
          onClick={contain((event) => focusSlots(event.currentTarget))}
        >
          {messages.changeTime}
        </button>
        <button
          type="button"
          class="link"
          aria-disabled={readOnly}
          onClick={contain((event) => {
            if (readOnly) return;
            // Focus would be lost, because this button is about to be removed.
            focusSlots(event.currentTarget);
            model.choose(undefined);
          })}
        >
          {messages.removeTime}
        </button>
      </p>
    </div>
  );
}

/** Focuses the question about the time, from any element of the form. */
export const focusSlots = (element: Element) =>
  element.closest("form")?.querySelector<HTMLElement>("fieldset.slot")?.focus();
