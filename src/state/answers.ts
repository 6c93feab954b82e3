import { type Signal, signal } from "@preact/signals-core";
import type { BirthDatePart, QuestionName } from "../form/errors.ts";
import type { ScreenerAnswer } from "../form/screener.ts";
import type { Typed } from "../form/validate.ts";

/** Everything that a patient types or chooses, by the name of its control. */
export interface Answers extends Record<TextName, Signal<string>> {
  screener: Signal<ScreenerAnswer | null>;
  /** The index of the chosen appointment type; null until one is chosen. */
  appointmentType: Signal<number | null>;
  /** The index of the chosen provider; null for no preference. */
  provider: Signal<number | null>;
}

/** The text controls; a date of birth has three. */
export type TextName = Exclude<keyof Typed, "dob"> | BirthDatePart;

export const TEXT_NAMES: readonly TextName[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "day",
  "month",
  "year",
  "insurance",
  "additionalDetails",
];

/** The question that a control belongs to. */
export const questionOf = (name: keyof Answers): QuestionName =>
  name === "day" || name === "month" || name === "year" ? "dob" : name;

export const createAnswers = (): Answers => ({
  ...(Object.fromEntries(TEXT_NAMES.map((name) => [name, signal("")])) as Record<
    TextName,
    Signal<string>
  >),
  screener: signal(null),
  appointmentType: signal(null),
  provider: signal(null),
});

export function wipe(answers: Answers): void {
  for (const name of TEXT_NAMES) answers[name].value = "";
  answers.screener.value = null;
  answers.appointmentType.value = null;
  answers.provider.value = null;
}

/** Whether anything was answered. */
export const hasAnswers = (answers: Answers) =>
  hasTyped(answers) ||
  answers.screener.value !== null ||
  answers.appointmentType.value !== null ||
  answers.provider.value !== null;

/** Whether there is anything that a patient would be sorry to lose. */
export const hasTyped = (answers: Answers) =>
  TEXT_NAMES.some((name) => answers[name].value.trim() !== "");

/** The patient form as it stands. */
export const typed = (answers: Answers): Typed => ({
  firstName: answers.firstName.value,
  lastName: answers.lastName.value,
  email: answers.email.value,
  phone: answers.phone.value,
  dob: { day: answers.day.value, month: answers.month.value, year: answers.year.value },
  insurance: answers.insurance.value,
  additionalDetails: answers.additionalDetails.value,
});
