import type { RenderableProps } from "preact";
import type { Slot } from "../../contract/slot.ts";
import { formatShortSlot } from "../../form/slots/format-times.ts";
import { createZone, isOtherZone } from "../../form/slots/zone.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { moveFocus } from "../dom/focus.ts";
import type { WithModel } from "../view.ts";

/** The chosen time, below the times; until one is chosen, only the space that a time would take. */
export function ChosenTime(props: RenderableProps<WithModel<SlotsModel> & { slot: Slot }>) {
  const { slot, plan, readOnly, model, language, locale, children } = props;
  const messages = language.slots;
  const { time_zone } = plan.record;
  const time = formatShortSlot(slot, time_zone, locale);
  const isFar = createZone(time_zone).name !== undefined && isOtherZone([slot], time_zone);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that answer a question.
    <div
      class={model.chosen.value ? "chosen-time" : "chosen-time space"}
      role="group"
      aria-labelledby="chosen-time"
    >
      <p class="chosen">
        <span id="chosen-time" class="visually-hidden">
          {messages.chosenTime}
        </span>{" "}
        {time}
      </p>
      <button
        type="button"
        class="link"
        aria-label={language.deferred.labelled(messages.removeTime, time)}
        aria-disabled={readOnly}
        onClick={contain((event) => {
          if (readOnly) return;
          moveFocus(event.currentTarget, "form", "fieldset.slot");
          model.choose(undefined);
        })}
      >
        {messages.removeTime}
      </button>
      {isFar && <p class="hint">{messages.readerTime(formatShortSlot(slot, "", locale))}</p>}
      {children}
    </div>
  );
}
