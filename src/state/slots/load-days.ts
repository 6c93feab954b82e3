import type { LoadedSlots, SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import { daysOf, type Period } from "../../form/slots/weeks.ts";

/** Loads the times from one instant to before another, in milliseconds since 1970. Never rejects. */
export type LoadRange = (range: { from: number; to: number }) => Promise<SlotsOutcome>;

/** Loads day by day if a source returns less than a period; stops at a failure. `display` gets the times so far. */
export async function loadDays(
  load: LoadRange,
  period: Period,
  timeZone: string,
  display: (period: Period, outcome: LoadedSlots) => void,
): Promise<SlotsOutcome> {
  let loaded: LoadedSlots = { kind: "loaded", slots: [], leftOut: [], cutOff: "" };
  for (const [index, { date, from, to }] of daysOf(period, timeZone).entries()) {
    const day = await load({ from, to });
    if (day.kind === "failed") return index === 0 ? day : { ...loaded, cutOff: day.failure };
    loaded = {
      kind: "loaded",
      slots: [...loaded.slots, ...day.slots],
      leftOut: [...loaded.leftOut, ...day.leftOut],
      cutOff: loaded.cutOff || day.cutOff,
    };
    if (loaded.slots.length > 0) display({ ...period, to, lastDay: date }, loaded);
  }
  return loaded;
}
