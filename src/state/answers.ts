import { type Signal, signal } from "@preact/signals";
import { type FormValues, INPUT_NAMES, type InputName, mapInputs } from "../form/inputs.ts";
import type { PageValues } from "../form/questions/plan.ts";
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

/** The answers that are not text, null if there is none. */
const OTHERS = ["screener", "appointmentType", "provider", "page"] as const;

export function clearAnswers(answers: Answers): void {
  for (const name of INPUT_NAMES) answers[name].value = "";
  for (const name of OTHERS) answers[name].value = null;
}

/**
 * Whether there is any answer.
 *
 * @param ignored texts that do not count
 */
export const hasAnswers = (answers: Answers, ignored?: Prefilled) =>
  OTHERS.some((name) => answers[name].value !== null) ||
  INPUT_NAMES.some((name) => {
    const text = answers[name].value;
    return text.trim() !== "" && text !== ignored?.[name];
  });

/** Everything that has been typed and chosen, by the names of the controls. */
export const valuesOf = (answers: Answers) => ({
  ...formValues(answers),
  ...answers.page.value,
  screener: answers.screener.value,
  appointmentType: answers.appointmentType.value,
  provider: answers.provider.value,
});

/** The current text of every input. */
export const formValues = (answers: Answers): FormValues =>
  mapInputs((name) => answers[name].value);
