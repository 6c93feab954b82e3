import type { SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import { daysOf, type Period } from "../../form/slots/weeks.ts";

/** Loads the times from one instant to before another, in milliseconds since 1970. Never rejects. */
export type LoadRange = (range: { from: number; to: number }) => Promise<SlotsOutcome>;

/** Loads a period a day at a time, for a source that does not return all of it at once. */
export async function loadDays(
  load: LoadRange,
  period: Period,
  timeZone: string,
): Promise<SlotsOutcome> {
  const outcomes = await Promise.all(daysOf(period, timeZone).map(load));
  const loaded = outcomes.filter((outcome) => outcome.kind === "loaded");
  const failed = outcomes.find((outcome) => outcome.kind === "failed");
  if (failed && loaded.length === 0) return failed;
  return {
    kind: "loaded",
    slots: loaded.flatMap(({ slots }) => slots),
    leftOut: loaded.flatMap(({ leftOut }) => leftOut),
    cutOff: failed?.failure ?? loaded.find(({ cutOff }) => cutOff)?.cutOff ?? "",
    overlapping: 0,
  };
}
