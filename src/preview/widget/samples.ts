import type { ScreenerQuestion } from "../../contract/location-record/web-scheduler-config.ts";
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

const DAY_MS = 86_400_000;
const SLOT_MS = 30 * 60_000;
/** Minutes after midnight in UTC; mornings and afternoons in North America. */
const STARTS = [16 * 60, 16 * 60 + 30, 18 * 60, 21 * 60 + 30];

/** Available times on the weekdays of a period. */
export function sampleTimes({ from, to }: Pick<SlotQuery, "from" | "to">): Slot[] {
  const slots: Slot[] = [];
  const end = Date.parse(to);
  for (let day = Date.parse(from.slice(0, 10)); day < end; day += DAY_MS) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    for (const minutes of STARTS) {
      const start = day + minutes * 60_000;
      if (start < Date.parse(from) || start >= end) continue;
      slots.push({
        id: String(start),
        start: new Date(start).toISOString(),
        end: new Date(start + SLOT_MS).toISOString(),
        schedule: "Schedule/1",
      });
    }
  }
  return slots;
}

/** The first sample time after an instant, in milliseconds since 1970. */
export const firstSampleTime = (now: number): Slot | undefined =>
  sampleTimes({
    from: new Date(now).toISOString(),
    to: new Date(now + 7 * DAY_MS).toISOString(),
  })[0];
