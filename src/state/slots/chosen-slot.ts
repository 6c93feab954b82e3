import { batch, computed } from "@preact/signals";
import { type LoadedSlots, mayHaveTimes } from "../../client/slots/slots-outcome.ts";
import type { Slot } from "../../contract/slot.ts";
import { mayBeBooked } from "../../form/inputs.ts";
import type { FormModel } from "../form-model.ts";
import type { Period } from "./weeks.ts";

/** The time that the patient has chosen, and the one that is gone. @param source as a request names it */
export function createChosenSlot({ answers, slotStatus, setAnswer }: FormModel, source: string) {
  const chosen = answers.slot;
  const fromSource = (slot: Slot | undefined) => (slot ? { ...slot, source } : null);

  function setLost(lost: Slot | null | undefined): void {
    slotStatus.value = { lost, uncertain: slotStatus.peek().uncertain };
  }

  function choose(slot: Slot | undefined): void {
    batch(() => {
      // The notice about the lost time must not shrink, which would move the page.
      setLost(slot && slotStatus.peek().lost);
      setAnswer("slot", fromSource(slot));
    });
  }

  /** By another slot of the same time; by none if it is gone. */
  function replaceChosen(slot: Slot | undefined): void {
    setLost(slot ? slotStatus.peek().lost : chosen.peek());
    chosen.value = fromSource(slot);
  }

  /** Keeps the chosen time if it is still free, even as another slot. */
  function updateChosen({ index, from, to }: Period, outcome: LoadedSlots): void {
    const { slots, cutOff } = outcome;
    const isUncertain = cutOff !== "" || (slots.length === 0 && mayHaveTimes(outcome));
    const start = Date.parse(chosen.peek()?.start ?? "");
    const isHere =
      !mayBeBooked(chosen.peek(), slotStatus.peek()) &&
      start < to &&
      (index === 0 || start >= from);
    const slot = slots.find((other) => Date.parse(other.start) === start);
    // It may be one of the times that were not read.
    if (isHere && (slot || !isUncertain)) batch(() => replaceChosen(slot));
  }

  return {
    chosen,
    // Not by its id, which differs for another provider.
    isChosen: ({ start }: Slot) => Date.parse(chosen.value?.start ?? "") === Date.parse(start),
    lost: computed(() => slotStatus.value.lost),
    choose,
    replaceChosen,
    updateChosen,
  };
}
