import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { appointmentTypeChoices } from "../../form/choices.ts";
import type { TextName } from "../../state/answers.ts";
import type { Scheduler } from "../../state/scheduler.ts";

/** An invented patient; the number is from a range that is kept for fiction. */
const SAMPLE: Record<TextName, string> = {
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

/** Answers everything that the form may ask. */
export function fillIn(scheduler: Scheduler, record: LocationRecord): void {
  for (const [name, text] of Object.entries(SAMPLE)) {
    scheduler.answer(name as TextName, text);
  }
  const types = appointmentTypeChoices(record.web_scheduler_config);
  if (types.length > 0) scheduler.answer("appointmentType", 0);
}
