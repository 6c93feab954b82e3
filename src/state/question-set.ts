import type { FormPlan, PlannedQuestion } from "../form/plan.ts";

/**
 * Questions that a form asks in addition to those of its record: the available times, and the questions
 * of `ask`. A chunk registers them with the scheduler, at any time; their answers are part of
 * `answers.page`, so that they are cleared with the others.
 *
 * @typeParam View what shows them; the state does not use it
 */
export interface QuestionSet<View = unknown> {
  /** The questions that are asked now. */
  questions?(plan: FormPlan): readonly PlannedQuestion[];
  /** Called before the answers are validated. */
  beforeSend?(plan: FormPlan): void;
  /** Called when the patient comes to the questions. */
  onShown?(): void;
  view: View;
}

/** The questions of these sets that are asked now, in their order. */
export const questionsOf = (sets: readonly QuestionSet[], plan: FormPlan) =>
  sets.flatMap((set) => set.questions?.(plan) ?? []);
