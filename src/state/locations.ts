import { batch, type Signal } from "@preact/signals";
import { QUESTION_NAMES, type QuestionName, questionSpec } from "../contract/questions.ts";
import { isUnderway } from "./phase.ts";
import type { Scheduler } from "./scheduler.ts";
import { askAgain } from "./submission.ts";

/** Shows the choice of a location again; keeps every answer. */
export function showLocations({ phase, form }: Pick<Scheduler, "phase" | "form">): void {
  if (isUnderway(phase.value)) return;
  form.showErrors({});
  phase.value = { name: "locations" };
}

/** Clears every answer and starts over, for the next patient at the same tablet. */
export function startOver({ phase, plan, hasLocations, start, reset }: Scheduler): void {
  const { value } = plan;
  if (isUnderway(phase.value)) return;
  reset();
  if (hasLocations) phase.value = { name: "locations" };
  else if (value) start(value.record);
}

/** Whether an answer is about one location and must be asked again for another. */
function isOfLocation(name: QuestionName): boolean {
  const { asked, kind, about } = questionSpec(name);
  const isNew = asked === "page" && about === "patient";
  return asked === "record" || kind === "slot" || kind === "consent" || isNew;
}

const OF_LOCATION = QUESTION_NAMES.filter(isOfLocation);

/** Clears the answers that are about one location, because the patient has chosen another one. */
export function clearOfLocation({ form }: Pick<Scheduler, "form">): void {
  const answers = form.answers as Partial<Record<QuestionName, Signal<unknown>>>;
  batch(() => {
    askAgain(form, OF_LOCATION);
    for (const name of OF_LOCATION) {
      const answer = answers[name];
      if (answer) answer.value = null;
    }
  });
}
