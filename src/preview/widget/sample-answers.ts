import { type FormValues, INPUT_NAMES } from "../../form/inputs.ts";
import type { Scheduler } from "../../state/scheduler.ts";

// A fictitious patient; the phone number is from a range reserved for fiction.
const SAMPLE: Partial<FormValues> = {
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

/** Chooses the first appointment type, if there are any: available times depend on it. */
export function chooseType({ form, plan }: Scheduler): void {
  if (plan.value?.appointmentTypes.length) form.setAnswer("appointmentType", 0);
}

/** Answers every question of the form. */
export function fillForm(scheduler: Scheduler): void {
  const { form } = scheduler;
  for (const name of INPUT_NAMES) form.setAnswer(name, SAMPLE[name] ?? "Sample answer");
  chooseType(scheduler);
}
