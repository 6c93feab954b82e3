import type { Slot } from "../../contract/slot.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
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
