import type { ReadonlySignal } from "@preact/signals";
import type { PageQuestionName } from "../contract/questions.ts";
import type { FormPlan, PlannedQuestion } from "../form/plan.ts";

/**
 * The questions that a page turned on: the available times, and those of `ask`. A chunk adds them to the
 * scheduler, at any time.
 *
 * @typeParam View what shows them; the state does not use it
 */
export interface PageQuestions<View = unknown> {
  questions: readonly PlannedQuestion<PageQuestionName>[];
  /** The available times; null if none are offered. */
  slots: { state: ReadonlySignal<{ name: string }>; onShown(): void } | null;
  /** Called before the answers are validated. */
  beforeSend(plan: FormPlan): void;
  view: View;
}
