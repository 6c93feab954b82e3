import type { SubmitOutcome } from "../client/submit-outcome.ts";
import type { BookingRequest, PageAnswers } from "../contract/booking-request/booking-request.ts";
import type { Slot } from "../contract/slot.ts";
import type { FieldErrors } from "../form/errors.ts";
import type { FormPlan } from "../form/plan.ts";
import type { LineValidation } from "../form/questions/validate.ts";

/**
 * Questions that a form asks in addition to those of its record: the available times, and the questions
 * of `ask`. A chunk registers them with the scheduler, at any time; their answers are part of
 * `answers.page`, so that they are cleared with the others.
 *
 * @typeParam View what shows them; the state does not use it
 */
export interface QuestionSet<View = unknown> {
  /** Validates the answers when the patient sends the form. */
  validate(plan: FormPlan, lines: LineValidation): QuestionResult;
  /** Called when the patient comes to the questions. */
  onShown?(): void;
  /** Called when it is known what the receiver did with a request. */
  onOutcome?(outcome: SubmitOutcome, request: BookingRequest): void;
  view: View;
}

/** Answers as they are sent, errors in the order of the questions, and what the sent screen shows. */
export interface QuestionResult {
  answers: PageAnswers;
  errors: FieldErrors;
  slot?: Slot | undefined;
}

/** The results of several sets as one. */
export function mergeResults(results: readonly QuestionResult[]): QuestionResult {
  const merged: QuestionResult = { answers: {}, errors: {} };
  for (const { answers, errors, slot } of results) {
    Object.assign(merged.answers, answers);
    Object.assign(merged.errors, errors);
    merged.slot ??= slot;
  }
  return merged;
}
