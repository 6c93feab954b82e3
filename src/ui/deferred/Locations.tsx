import type { FunctionComponent } from "preact";
import type { Scheduler } from "../../state/scheduler.ts";
import { useView } from "../view-context.ts";

const choices = new WeakMap<Scheduler, FunctionComponent>();

/** Sets what shows the locations of a form, which is in a chunk of its own. */
export const setChoice = (scheduler: Scheduler, Choice: FunctionComponent) =>
  void choices.set(scheduler, Choice);

export function Locations() {
  const Choice = choices.get(useView().scheduler);
  return Choice ? <Choice /> : null;
}
