import { type ReadonlySignal, signal } from "@preact/signals";
import type { Period, Week } from "../../form/slots/weeks.ts";

/** The available times of a period, as far as they are known. */
export type SlotsState =
  /** They depend on the appointment type, which is not chosen yet. */
  | { name: "needs-type" }
  /** `isFirst`: of the period that has the earliest time. */
  | { name: "loading"; isFirst: boolean; isSlow: boolean }
  | KnownTimes;

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
      /** Whether the reader's clock differs from the practice's. */
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

/** How one form shows the times that have loaded: what is open, and whether the days are columns. */
export function createSlotsLayout(state: ReadonlySignal<SlotsState>) {
  /** The days that the patient has opened or closed. */
  const toggled = signal<Readonly<Record<string, boolean>>>({});
  const showsAll = signal(false);

  const isOpen = (date: string) => {
    const { value } = state;
    const first = value.name === "loaded" && value.week?.days[0]?.date;
    return toggled.value[date] ?? date === first;
  };

  return {
    /** Whether the form is wide enough for a column per day. */
    hasColumns: signal(false),
    /** Whether the columns have all times, or only the first ones of each day. */
    showsAll,
    isOpen,
    toggle(date: string) {
      toggled.value = { ...toggled.peek(), [date]: !isOpen(date) };
    },
    /** For other times: as in the beginning. */
    reset() {
      toggled.value = {};
      showsAll.value = false;
    },
  };
}
