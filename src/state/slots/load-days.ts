import type { LoadedSlots, SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import { daysOf, type Period } from "../../form/slots/weeks.ts";

/** Loads the times from one instant to before another, in milliseconds since 1970. Never rejects. */
export type LoadRange = (range: { from: number; to: number }) => Promise<SlotsOutcome>;

/** Loads day by day if a source returns less than a period; stops at a failure. `onDay` gets the days so far. */
export async function loadDays(
  load: LoadRange,
  period: Period,
  timeZone: string,
  onDay: (period: Period, outcome: LoadedSlots) => void,
): Promise<SlotsOutcome> {
  const loaded: LoadedSlots[] = [];
  for (const { date, from, to } of daysOf(period, timeZone)) {
    const outcome = await load({ from, to });
    if (outcome.kind === "failed") {
      return loaded.length > 0 ? { ...joined(loaded), cutOff: outcome.failure } : outcome;
    }
    loaded.push(outcome);
    onDay({ ...period, to, lastDay: date }, joined(loaded));
  }
  return joined(loaded);
}

const joined = (outcomes: readonly LoadedSlots[]): LoadedSlots => ({
  kind: "loaded",
  slots: outcomes.flatMap(({ slots }) => slots),
  leftOut: outcomes.flatMap(({ leftOut }) => leftOut),
  cutOff: outcomes.find(({ cutOff }) => cutOff !== "")?.cutOff ?? "",
});
