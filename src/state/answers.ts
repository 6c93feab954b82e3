import { type Signal, signal } from "@preact/signals";
import { type FormValues, INPUT_NAMES, type InputName, mapInputs } from "../form/inputs.ts";
import type { PageValues } from "../form/questions/values.ts";
import type { ScreenerAnswer } from "../form/screener.ts";

/** The answers that the page filled in, which it may replace and a patient would not miss. */
export type Prefilled = Partial<Record<InputName, string>>;

/** Everything that a patient types or chooses, by the name of its control. */
export interface Answers extends Record<InputName, Signal<string>> {
  screener: Signal<ScreenerAnswer | null>;
  /** The index of the chosen appointment type; null until one is chosen. */
  appointmentType: Signal<number | null>;
  /** The index of the chosen provider; null for no preference. */
  provider: Signal<number | null>;
  /** The answers to the questions of the times chunk; null if there are none. */
  page: Signal<PageValues | null>;
}

export const createAnswers = (): Answers => ({
  ...mapInputs(() => signal("")),
  screener: signal(null),
  appointmentType: signal(null),
  provider: signal(null),
  page: signal(null),
});

export function clearAnswers(answers: Answers): void {
  for (const name of INPUT_NAMES) answers[name].value = "";
  answers.screener.value = null;
  answers.appointmentType.value = null;
  answers.provider.value = null;
  answers.page.value = null;
}

/** Whether the patient has answered anything. */
export const hasAnswers = (answers: Answers) =>
  INPUT_NAMES.some((name) => answers[name].value.trim() !== "") ||
  answers.screener.value !== null ||
  answers.appointmentType.value !== null ||
  answers.provider.value !== null ||
  answers.page.value !== null;

/** The current text of every input. */
export const formValues = (answers: Answers): FormValues =>
  mapInputs((name) => answers[name].value);
