import type { Period, Week } from "../../form/times/weeks.ts";

/** The free times of a period, as far as they are known. */
export type TimesState =
  /** They depend on the appointment type, which is not chosen yet. */
  | { name: "needs-type" }
  | { name: "loading"; period: Period; isSlow: boolean }
  | { name: "failed"; period: Period }
  | {
      name: "loaded";
      period: Period;
      weeks: readonly Week[];
      /** The one to show; null if the period has no free times. */
      week: Week | null;
      /** Whether the reader's clock differs from the practice's. */
      isOtherZone: boolean;
    };
