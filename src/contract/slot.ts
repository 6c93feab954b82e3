/**
 * An available time, as a source publishes it (FHIR R4 `Slot`) or as the page's `onSlots` returns it.
 */
export interface Slot {
  /** Identifies the slot in its source. */
  id: string;
  /** RFC 3339 date-time with `Z` or the offset that the source wrote. */
  start: string;
  /** Like `start`, and after it, by at most a day. */
  end: string;
  /** The schedule that the slot belongs to, as the source refers to it: `Schedule/10`. May be empty. */
  schedule: string;
}

/** Which available times to ask for: those that start at `from` or later, and before `to`. */
export interface SlotQuery {
  /** RFC 3339 date-time. */
  from: string;
  /** RFC 3339 date-time. */
  to: string;
  /** The `appointment_type_name`; null if the form did not ask. */
  appointmentType: string | null;
  /** The provider's id in the record, as a string; null for no preference. */
  provider: string | null;
  /** The location's id if the patient has chosen one of several; else null. */
  location: string | null;
}

/** An option of the form: what is sent, and what the patient reads. */
export interface SlotOption {
  value: string | number;
  label: string;
}

/** What a query may be limited to, and what a page may choose for its patients. */
export const OPTION_NAMES = ["appointmentType", "provider"] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

/** A query, with everything that the form offers: a source may know an option by its label. */
export interface SlotSearch extends SlotQuery {
  appointmentTypes: readonly SlotOption[];
  providers: readonly SlotOption[];
}

export const DAY_MS = 86_400_000;

/** Whether a slot ends after it starts, by at most a day. */
export function endsAfterStart({ start, end }: Pick<Slot, "start" | "end">): boolean {
  const length = Date.parse(end) - Date.parse(start);
  return length > 0 && length <= DAY_MS;
}
