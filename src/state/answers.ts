import { type Signal, signal } from "@preact/signals";
import type { ForWhom } from "../contract/booking-request/answers.ts";
import { type QuestionKind, questionSpec } from "../contract/questions.ts";
import type { OptionName } from "../contract/slot.ts";
import {
  ANSWER_NAMES,
  type AnswerName,
  type AnswerValues,
  type InputName,
  questionOf,
} from "../form/inputs.ts";

/** The answers that the page filled in, which it may replace and a patient would not miss. */
export type Prefilled = Partial<Record<InputName | OptionName, string>>;

/** What was answered about patients for whom the appointment no longer is. */
export interface OtherPatients {
  answers: Partial<Record<ForWhom, Partial<AnswerValues>>>;
  hasMoved: boolean;
}

export type Answers = { [Name in AnswerName]: Signal<AnswerValues[Name]> };

const CHOSEN: readonly QuestionKind[] = ["choice", "slot", "times", "consent"];

export const emptyAnswer = (name: AnswerName) =>
  CHOSEN.includes(questionSpec(questionOf(name)).kind) ? null : "";

const mapAnswers = (toValue: (name: AnswerName) => unknown): unknown =>
  Object.fromEntries(ANSWER_NAMES.map((name) => [name, toValue(name)]));

export const createAnswers = () => mapAnswers((name) => signal(emptyAnswer(name))) as Answers;

export function clearAnswers(answers: Answers): void {
  for (const name of ANSWER_NAMES) (answers[name] as Signal<unknown>).value = emptyAnswer(name);
}

/** Whether there is any answer. @param ignored texts that do not count */
export const hasAnswers = (answers: Answers, ignored: Record<string, unknown> = {}) =>
  ANSWER_NAMES.some((name) => {
    const { value } = answers[name];
    return typeof value === "string"
      ? value.trim() !== "" && value !== ignored[name]
      : value !== null;
  });

export const valuesOf = (answers: Answers) =>
  mapAnswers((name) => answers[name].value) as AnswerValues;
