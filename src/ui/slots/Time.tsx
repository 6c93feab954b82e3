import type { Slot } from "../../contract/slot.ts";
import { formatNearSlot } from "../../form/slots/format-times.ts";
import { slotsOf } from "../../form/slots/weeks.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import type { SlotsState } from "../../state/slots/slots-state.ts";
import type { WithModel } from "../view.ts";

type TimeProps = WithModel<SlotsModel> & { date: string; slot: Slot; label: string };

/** One available time. */
export const Time = ({ date, slot, label, ...props }: TimeProps) => (
  <label class="option time" part="option time">
    <input
      type="radio"
      // One name per day: Tab would skip the times of other days than the chosen one.
      name={`slot-${date}`}
      value={slot.start}
      checked={isChosen(slot, props.model)}
      // Radio buttons have no `readonly`, and `disabled` would lose the focus.
      onClick={contain((event) => props.readOnly && event.preventDefault())}
      onChange={contain(() => isChosen(slot, props.model) || props.model.choose(slot))}
    />
    <span>{label}</span>
  </label>
);

/** Whether a slot starts at the chosen time. Not by its id, which differs for another provider. */
export function isChosen({ start }: Slot, { chosen }: SlotsModel): boolean {
  return chosen.value !== undefined && Date.parse(chosen.value.start) === Date.parse(start);
}

interface FirstTimeProps extends WithModel<SlotsModel> {
  state: Extract<SlotsState, { name: "loaded" }>;
  locale: string;
}

/**
 * Chooses the earliest time; nothing if it is the only one, or once later times have been loaded. It is also
 * shown with the other weeks: otherwise, the buttons below it would move.
 */
export function FirstTime({ plan, language, readOnly, model, state, locale }: FirstTimeProps) {
  const { period, weeks } = state;
  const slots = weeks[0]?.days.flatMap(slotsOf) ?? [];
  const [slot] = slots;
  if (!slot || slots.length === 1 || period.index > 0) return null;
  const isPressed = isChosen(slot, model);
  return (
    <button
      type="button"
      part="button secondary"
      class="first-time"
      aria-pressed={isPressed}
      aria-disabled={readOnly}
      onClick={contain(() => {
        if (!readOnly) model.choose(isPressed ? undefined : slot);
      })}
    >
      <span class="first-label hint">{language.slots.firstTime}</span>{" "}
      <span>{formatNearSlot(slot, plan.record.time_zone, locale)}</span>
    </button>
  );
}
