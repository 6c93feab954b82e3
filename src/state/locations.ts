import { batch, type Signal } from "@preact/signals";
import { QUESTION_NAMES, type QuestionName, questionSpec } from "../contract/questions.ts";
import { askAgain } from "./form-model.ts";
import { isUnderway } from "./phase.ts";
import type { SchedulerModel } from "./scheduler-model.ts";

/** Shows the choice of a location again; keeps every answer. */
export function showLocations({ phase, record, form }: SchedulerModel): void {
  if (isUnderway(phase.value)) return;
  form.showErrors({});
  batch(() => {
    record.value = null;
    phase.value = { name: "locations" };
  });
}

/** Clears every answer and starts over, for the next patient at the same tablet. */
export function startOver(scheduler: SchedulerModel): void {
  const { value } = scheduler.record;
  if (isUnderway(scheduler.phase.value)) return;
  scheduler.reset();
  if (scheduler.hasLocations) showLocations(scheduler);
  else if (value) scheduler.start(value);
}

/** Whether a patient is new, or agreed to text messages, depends on the practice. */
const OF_LOCATION = QUESTION_NAMES.filter((name) => {
  const { asked, kind } = questionSpec(name);
  return asked === "record" || kind === "slot" || kind === "consent" || name === "newPatient";
});

export function clearOfLocation({ form }: SchedulerModel): void {
  const answers = form.answers as Partial<Record<QuestionName, Signal<unknown>>>;
  batch(() => {
    askAgain(form, OF_LOCATION);
    // None of them is the date of birth, which has an answer per part.
    for (const name of OF_LOCATION) (answers[name] as Signal<unknown>).value = null;
    form.slotStatus.value = {};
    // Also of the other patients whose answers are kept.
    for (const about of Object.values(form.otherPatients.value?.answers ?? {}))
      for (const name of OF_LOCATION) Reflect.deleteProperty(about, name);
  });
}
