import { batch, type Signal } from "@preact/signals";
import { QUESTION_NAMES, type QuestionName, questionSpec } from "../contract/questions.ts";
import { askAgain, hasAnswers } from "./form-model.ts";
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

/** Whether the screen shows no answers, no result and no location of an earlier patient. */
export function isPristine({ form, phase, record, hasLocations }: SchedulerModel): boolean {
  // The next patient gets the page's choices, too.
  const { appointmentType, provider } = form.prefilled.value;
  const hasLost = Boolean(form.slotStatus.value.lost);
  const isEmpty = !hasAnswers(form.answers, { appointmentType, provider }) && !hasLost;
  const { name } = phase.value;
  const isFirst = !(record.value && hasLocations) && name !== "sent" && name !== "stopped";
  return isEmpty && isFirst;
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
