import { type ReadonlySignal, signal } from "@preact/signals";
import type { SlotsState } from "./slots-state.ts";

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
