import { formatNearSlot } from "../../form/slots/format-times.ts";
import { slotsOf } from "../../form/slots/slot-days.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import type { SlotsState } from "../../state/slots/slots-state.ts";
import { practiceLocale } from "../dom/practice-locale.ts";
import type { WithModel } from "../view.ts";
import { isChosen } from "./Time.tsx";

type FirstTimeProps = WithModel<SlotsModel> & { state: Extract<SlotsState, { name: "loaded" }> };

/**
 * Chooses the earliest time; nothing if it is the only one, or once later times have been loaded. It stays
 * beside the other weeks, so that the buttons below it do not move.
 */
export function FirstTime({ view, plan, language, readOnly, model, state }: FirstTimeProps) {
  const { period, weeks } = state;
  const slots = weeks[0]?.days.flatMap(slotsOf) ?? [];
  const [slot] = slots;
  if (!slot || slots.length === 1 || period.index > 0) return null;
  const locale = practiceLocale(view.messages.tag, plan.record);
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
      <span class="first-label">{language.slots.firstTime}</span>{" "}
      <span>{formatNearSlot(slot, plan.record.time_zone, locale)}</span>
    </button>
  );
}
