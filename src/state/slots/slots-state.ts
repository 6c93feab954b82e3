import type { Period, Week } from "../../form/slots/weeks.ts";

/** Which of the periods of a length; 0 has the earliest time. */
export type PeriodNumber = Pick<Period, "index" | "weeks">;

export type SlotsState =
  /** They depend on the appointment type, which is not chosen yet. */
  { name: "needs-type" } | { name: "loading"; period: PeriodNumber; isSlow: boolean } | KnownTimes;

type KnownTimes =
  /** There may be times, but none can be shown. `canRetry`: a later attempt may succeed. */
  | { name: "failed"; period: Period; canRetry: boolean }
  | {
      name: "loaded";
      period: Period;
      weeks: readonly Week[];
      /** The one to show; null if the period has no available times. */
      week: Week | null;
      /** Whether there may be more times on these days. */
      isCutOff: boolean;
      isOtherZone: boolean;
    };

/** Shows the week before (-1) or after (1); null at an end of the period. */
export function withNeighbor(state: KnownTimes, step: 1 | -1): SlotsState | null {
  if (state.name === "failed" || !state.week) return null;
  const week = state.weeks[state.weeks.indexOf(state.week) + step];
  return week ? { ...state, week } : null;
}

/** Whether there may be earlier (-1) or later (1) times. */
export function canMove(state: SlotsState, step: 1 | -1): state is KnownTimes {
  if (state.name === "needs-type" || state.name === "loading") return false;
  const { index, isLast } = state.period;
  return withNeighbor(state, step) !== null || (step < 0 ? index > 0 : !isLast);
}
