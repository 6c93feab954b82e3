import { FIELD_NAMES, type FieldName, type QuestionName } from "../contract/questions.ts";
import type { BirthDatePart } from "./errors.ts";

/** A text input of the patient form; a date of birth has three. */
export type InputName = Exclude<FieldName, "dob"> | BirthDatePart;

/** The text in each input of the patient form. */
export type FormValues = Record<InputName, string>;

/** The text in the three inputs of a date of birth. */
export type BirthDateParts = Record<BirthDatePart, string>;

export const BIRTH_DATE_PARTS: readonly BirthDatePart[] = ["day", "month", "year"];

export const INPUT_NAMES: readonly InputName[] = FIELD_NAMES.flatMap(
  (name): readonly InputName[] => (name === "dob" ? BIRTH_DATE_PARTS : [name]),
);

/** The question that an input belongs to. */
export const questionOf = (name: QuestionName | BirthDatePart): QuestionName =>
  name === "day" || name === "month" || name === "year" ? "dob" : name;

/** An object with one value per input. */
export const mapInputs = <Value>(toValue: (name: InputName) => Value): Record<InputName, Value> =>
  Object.fromEntries(INPUT_NAMES.map((name) => [name, toValue(name)])) as Record<InputName, Value>;
