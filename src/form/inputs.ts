import type { MemberOf, MemberQuestionName } from "../contract/booking-request/answers.ts";
import type { PageAnswers } from "../contract/booking-request/booking-request.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type NamesWith,
  QUESTION_NAMES,
  type QuestionName,
} from "../contract/questions.ts";
import type { Slot } from "../contract/slot.ts";
import type { BirthDatePart } from "./errors.ts";
import type { ScreenerAnswer } from "./plan.ts";

/** A text input of the patient form; a date of birth has three. */
export type InputName = Exclude<FieldName, "dob"> | BirthDatePart;

export type FormValues = Record<InputName, string>;

export type BirthDateParts = Record<BirthDatePart, string>;

type ChosenAnswers = {
  screener: ScreenerAnswer;
  appointmentType: string;
  /** The key of a choice; no preference is no answer. */
  provider: string;
} & { [Name in MemberQuestionName]: NonNullable<PageAnswers[MemberOf<Name>]> };

export type ChosenSlot = NonNullable<PageAnswers["slot"]>;

export interface SlotStatus {
  lost?: Slot | null | undefined;
  /** Whether the type or the provider has changed since the chosen time was known to be free. */
  isOutdated?: boolean;
  /** A time that the receiver may have taken for this patient. */
  uncertain?: Slot | undefined;
}

/** Whether the receiver may have booked the chosen time for this patient; then it need not be free. */
export const mayBeBooked = (chosen: Slot | null, { uncertain }: SlotStatus) =>
  chosen !== null && chosen.id === uncertain?.id && chosen.start === uncertain.start;

export type PreferredTimes = NonNullable<PageAnswers["preferred_times"]>;

type ChosenName = NamesWith<{ kind: "choice" | "slot" | "times" | "consent" }>;
type TypedName = Exclude<QuestionName, "dob" | ChosenName> | BirthDatePart;

/** Everything that a patient types or chooses, by the name of its control; null for what is not chosen. */
export type AnswerValues = Record<TypedName, string> & {
  [Name in ChosenName]: ChosenAnswers[Name] | null;
};
export type AnswerName = keyof AnswerValues;

export interface PhoneNumber {
  /** As in ITU-T E.164: `+12025550143`. */
  e164: string;
  extension: string | undefined;
}

type PhoneName = NamesWith<{ kind: "phone" }>;

export type ValidAnswers = Partial<
  Record<Exclude<QuestionName, ChosenName | PhoneName>, string> &
    Record<PhoneName, PhoneNumber> &
    ChosenAnswers
>;

export const BIRTH_DATE_PARTS: readonly BirthDatePart[] = ["day", "month", "year"];

const inputsOf = <Name extends QuestionName>(
  name: Name,
): readonly (Exclude<Name, "dob"> | BirthDatePart)[] =>
  name === "dob" ? BIRTH_DATE_PARTS : [name as Exclude<Name, "dob">];

// Marked as pure, so that tree-shaking removes it from the script, which does not use it.
export const INPUT_NAMES: readonly InputName[] = /* @__PURE__ */ FIELD_NAMES.flatMap(
  inputsOf<FieldName>,
);
export const ANSWER_NAMES: readonly AnswerName[] = QUESTION_NAMES.flatMap(inputsOf<QuestionName>);

export const questionOf = (name: QuestionName | BirthDatePart): QuestionName =>
  BIRTH_DATE_PARTS.some((part) => part === name) ? "dob" : (name as QuestionName);

export const mapInputs = <Value>(toValue: (name: InputName) => Value): Record<InputName, Value> =>
  Object.fromEntries(INPUT_NAMES.map((name) => [name, toValue(name)])) as Record<InputName, Value>;
