import type { ScreenerQuestion } from "../../contract/location-record/location-record.ts";
import type { Slot, SlotQuery } from "../../contract/slot.ts";
import type { FormValues } from "../../form/inputs.ts";

/** A fictitious patient; the phone number is from a range reserved for fiction. */
export const SAMPLE_ANSWERS: Partial<FormValues> = {
  firstName: "Maren",
  lastName: "Quillfeather",
  email: "maren@mail.example",
  phone: "+1 202 555 0143",
  day: "27",
  month: "3",
  year: "1985",
  insurance: "Tidewater Dental Plan",
  additionalDetails: "Mornings are best.",
};

/** Shown if the draft has no screener, to show what one would look like. */
export const SAMPLE_SCREENER: ScreenerQuestion = {
  enabled: true,
  question: "Are you in severe pain at the moment?",
  if_yes: { action: "stop", message: "" },
  if_no: { action: "allow", message: "Thank you. A few details, and we will find you a time." },
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours after midnight in UTC; mornings and afternoons in North America. */
const STARTS = [16, 16.5, 18, 21.5];

/** Available times on the weekdays of a period. */
export function sampleTimes({ from, to }: Pick<SlotQuery, "from" | "to">): Slot[] {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const midnight = Date.parse(from.slice(0, 10));
  const days = Array.from({ length: Math.ceil((end - midnight) / DAY_MS) }, (_, day) => day);
  return days
    .map((day) => midnight + day * DAY_MS)
    .filter((day) => new Date(day).getUTCDay() % 6 !== 0)
    .flatMap((day) => STARTS.map((hours) => day + hours * HOUR_MS))
    .filter((start) => start >= first && start < end)
    .map((start) => ({
      id: String(start),
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR_MS / 2).toISOString(),
      schedule: "Schedule/1",
    }));
}

/** The first sample time after an instant, in milliseconds since 1970. */
export const firstSampleTime = (now: number): Slot | undefined =>
  sampleTimes({
    from: new Date(now).toISOString(),
    to: new Date(now + 7 * DAY_MS).toISOString(),
  })[0];
