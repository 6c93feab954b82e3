/** How a question is shown, validated and sent; modules that depend on it have one row per kind. */
export type QuestionKind =
  | "name"
  | "line"
  | "text"
  | "email"
  | "phone"
  | "date"
  | "choice"
  | "slot"
  | "times"
  | "consent";

/** The steps of a long form, in their order. */
export const STEP_NAMES = [
  "screener",
  "visit",
  "provider",
  "who",
  "time",
  "you",
  "patient",
  "more",
] as const;
type StepName = (typeof STEP_NAMES)[number];

interface QuestionSpec<Kind = QuestionKind> {
  kind: Kind;
  /** The step of a long form that asks it; a question about another patient than the sender is in "patient". */
  step: StepName;
  /** What turns it on; absent for a field, which a switch of the record turns on. */
  asked?: "record" | "page";
  /** Whom it is about if the sender is not the patient; absent for a question about the appointment. */
  about?: "sender" | "patient";
  /** The longest accepted answer in characters, counted as `countCharacters` does. */
  maxLength?: number;
  /** Whether `required_fields` is true for it in every response that the contract shows. */
  usuallyRequired?: true;
}

/**
 * Every question, in the order in which a form asks them; the fields are in the contract's order
 * (contract: web_scheduler_config). The record's switches and their defaults, the booking request's
 * schema, the form's controls and validators, and the `prefill-…` attributes all derive from this
 * table.
 */
export const QUESTIONS = {
  screener: { kind: "choice", step: "screener", asked: "record" },
  appointmentType: { kind: "choice", step: "visit", asked: "record" },
  provider: { kind: "choice", step: "visit", asked: "record" },
  slot: { kind: "slot", step: "time", asked: "page" },
  preferredTimes: { kind: "times", step: "time", asked: "page" },
  earlier: { kind: "consent", step: "time", asked: "page" },
  forWhom: { kind: "choice", step: "who", asked: "page" },
  requesterFirstName: { kind: "name", step: "you", asked: "page", about: "sender", maxLength: 100 },
  requesterLastName: { kind: "name", step: "you", asked: "page", about: "sender", maxLength: 100 },
  relation: { kind: "line", step: "you", asked: "page", about: "sender", maxLength: 100 },
  newPatient: { kind: "choice", step: "who", asked: "page", about: "patient" },
  firstName: { kind: "name", step: "you", about: "patient", maxLength: 100, usuallyRequired: true },
  lastName: { kind: "name", step: "you", about: "patient", maxLength: 100, usuallyRequired: true },
  // RFC 5321, 4.5.3.1.3
  email: { kind: "email", step: "you", about: "sender", maxLength: 254 },
  phone: { kind: "phone", step: "you", about: "sender", usuallyRequired: true },
  dob: { kind: "date", step: "you", about: "patient", usuallyRequired: true },
  insurance: { kind: "line", step: "more", about: "patient", maxLength: 200 },
  additionalDetails: { kind: "text", step: "more", maxLength: 1000 },
  textConsent: { kind: "consent", step: "more", asked: "page" },
} as const satisfies Record<string, QuestionSpec>;

/** The name of a question, and of its first control. */
export type QuestionName = keyof typeof QUESTIONS;

/** The questions with these columns. */
export type NamesWith<Spec> = {
  [Name in QuestionName]: (typeof QUESTIONS)[Name] extends Spec ? Name : never;
}[QuestionName];

/** A question that a page can turn on. */
export type PageQuestionName = NamesWith<{ asked: "page" }>;
/** A question that a location record can turn on. */
export type RecordQuestionName = Exclude<QuestionName, PageQuestionName>;
/** A key of `required_fields`, `optional_fields` and a booking request's `patient`. */
export type FieldName = Exclude<RecordQuestionName, NamesWith<{ asked: "record" }>>;
export type FieldKind = (typeof QUESTIONS)[FieldName]["kind"];

export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

/** The table's row for a question, with the optional columns of any row. */
export const questionSpec = (name: QuestionName): QuestionSpec => QUESTIONS[name];

/** Whether a question is turned on by another part of the record than a field's switch, or by the page. */
export const isAskedBy = <By extends "record" | "page">(
  by: By,
  name: QuestionName,
): name is NamesWith<{ asked: By }> =>
  // Own, because a page's scripts may have added any name to `Object.prototype`.
  Object.hasOwn(QUESTIONS[name], "asked") && questionSpec(name).asked === by;

// Without `Object.hasOwn`, because this runs before the form reports that a browser lacks it.
export const FIELD_NAMES = QUESTION_NAMES.filter(
  (name): name is FieldName => !Object.keys(QUESTIONS[name]).includes("asked"),
);

export const mapFields = <Value>(
  toValue: (spec: QuestionSpec<FieldKind>, name: FieldName) => Value,
): Record<FieldName, Value> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, toValue(QUESTIONS[name], name)])) as Record<
    FieldName,
    Value
  >;

/** A field's name for staff and designers, in English: `First name`, `Date of birth`. */
export function fieldTitle(name: FieldName): string {
  if (name === "dob") return "Date of birth";
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
