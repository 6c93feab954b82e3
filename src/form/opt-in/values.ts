import type { Slot } from "../../contract/slot.ts";

/** What a patient has chosen and typed in the questions that the page turned on. */
export interface OptInValues {
  /** The chosen time. */
  slot?: Slot | undefined;
  /** A chosen time that is no longer free, until another one is chosen. */
  lostSlot?: Slot | undefined;
}
