import type { LoadedSlots, SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import type { Slot } from "../../contract/slot.ts";
import { isoInstant } from "../../form/calendar-day.ts";
import {
  daysOf,
  type Period,
  type PeriodNumber,
  periodAt,
  periodOf,
  WEEKS,
} from "../../form/slots/weeks.ts";

/** Loads the times from one instant to before another, in milliseconds since 1970. Never rejects. */
export type LoadRange = (range: { from: number; to: number }) => Promise<SlotsOutcome>;

interface PeriodContext {
  /** Milliseconds since 1970. */
  now(): number;
  timeZone: string;
  /** The chosen time, whose week is loaded first; the patient may change it while the times load. */
  chosen(): Pick<Slot, "start"> | null;
  /** Aborted when other times are to be loaded. */
  signal: AbortSignal;
}

/** Loads a period; if the source does not return all of it, one week, a day at a time. `display` gets the days so far. */
export async function loadPeriod(
  { index, weeks }: PeriodNumber,
  loadRange: LoadRange,
  context: PeriodContext,
  display: (period: Period, outcome: SlotsOutcome) => void,
): Promise<[Period, SlotsOutcome]> {
  const { now, timeZone, signal } = context;
  const period = periodAt(index, now(), timeZone, weeks);
  if (weeks < WEEKS) return [period, await loadDays(loadRange, period, timeZone, display)];
  const outcome = await loadRange(period);
  const isComplete = outcome.kind === "failed" || !outcome.cutOff;
  if (isComplete || signal.aborted) return [period, outcome];
  const chosen = Date.parse(context.chosen()?.start ?? "");
  const isHere = chosen >= period.from && chosen < period.to;
  const start = isoInstant(isHere ? chosen : period.from);
  const week = { index: periodOf(start, now(), timeZone, 1), weeks: 1 };
  return loadPeriod(week, loadRange, context, display);
}

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
