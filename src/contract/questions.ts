export const STEP_NAMES = ["screener", "who", "visit", "time", "you", "patient", "more"] as const;
type StepName = (typeof STEP_NAMES)[number];

interface QuestionSpec<Kind = QuestionKind> {
  kind: Kind;
  /** The step of a long form that asks it; a question about another patient than the sender is in "patient". */
  step: StepName;
  /** What turns it on; absent for a field, which a switch of the record turns on. */
  asked?: "record" | "page";
  token?: string;
  /** Set if a question of the page may be left unanswered. */
  optional?: true;
  /** Whom it is about if the sender is not the patient; absent for a question about the appointment. */
  about?: "sender" | "patient";
  /** The longest accepted answer in characters, counted as `countCharacters` does. */
  maxLength?: number;
  /** Whether `required_fields` is true for it in every response that the contract shows. */
  usuallyRequired?: true;
}

/** Of the names of who sends a request for somebody else. */
const REQUESTER = {
  kind: "name",
  step: "you",
  asked: "page",
  token: "for-whom",
  about: "sender",
  maxLength: 100,
} as const;

/** Of the practice's own, which its page describes: see `OwnQuestion` (form/plan.ts). */
const OWN = { kind: "text", step: "more", asked: "page", maxLength: 500 } as const;

/**
 * Every question, in the order in which a form asks them; fields are in the contract's order (web_scheduler_config).
 * The record's switches, the request's schema, controls, validators and `prefill-…` attributes derive from this table.
 */
export const QUESTIONS = {
  screener: { kind: "choice", step: "screener", asked: "record" },
  forWhom: { kind: "choice", step: "who", asked: "page", token: "for-whom" },
  newPatient: {
    kind: "choice",
    step: "who",
    asked: "page",
    token: "new-patient",
    about: "patient",
  },
  appointmentType: { kind: "choice", step: "visit", asked: "record" },
  provider: { kind: "choice", step: "visit", asked: "record" },
  // A practice can suggest a time by phone.
  slot: { kind: "slot", step: "time", asked: "page", optional: true },
  preferredTimes: { kind: "times", step: "time", asked: "page", optional: true },
  earlier: { kind: "consent", step: "time", asked: "page", optional: true },
  requesterFirstName: REQUESTER,
  requesterLastName: REQUESTER,
  firstName: { kind: "name", step: "you", about: "patient", maxLength: 100, usuallyRequired: true },
  lastName: { kind: "name", step: "you", about: "patient", maxLength: 100, usuallyRequired: true },
  // RFC 5321, 4.5.3.1.3
  email: { kind: "email", step: "you", about: "sender", maxLength: 254 },
  phone: { kind: "phone", step: "you", about: "sender", usuallyRequired: true },
  callTimes: { kind: "times", step: "you", asked: "page", token: "call-times", optional: true },
  dob: { kind: "date", step: "you", about: "patient", usuallyRequired: true },
  insurance: { kind: "line", step: "more", about: "patient", maxLength: 200 },
  additionalDetails: { kind: "text", step: "more", maxLength: 1000 },
  own1: OWN,
  own2: OWN,
  own3: OWN,
  own4: OWN,
  own5: OWN,
  // No request depends on text messages.
  textConsent: {
    kind: "consent",
    step: "more",
    asked: "page",
    token: "text-consent",
    optional: true,
  },
} as const satisfies Record<string, QuestionSpec<string>>;

// A page's scripts may have added any name to `Object.prototype`.
for (const spec of Object.values(QUESTIONS)) Object.setPrototypeOf(spec, null);

export type QuestionName = keyof typeof QUESTIONS;

/** How a question is shown, validated and sent; modules that depend on it have one row per kind. */
export type QuestionKind = (typeof QUESTIONS)[QuestionName]["kind"];

export type NamesWith<Spec> = {
  [Name in QuestionName]: (typeof QUESTIONS)[Name] extends Spec ? Name : never;
}[QuestionName];

export type PageQuestionName = NamesWith<{ asked: "page" }>;
export type OwnQuestionName = NamesWith<{ asked: "page"; kind: "text" }>;
export type RecordQuestionName = Exclude<QuestionName, PageQuestionName>;
/** A key of `required_fields`, `optional_fields` and a booking request's `patient`. */
export type FieldName = Exclude<RecordQuestionName, NamesWith<{ asked: "record" }>>;
export type FieldKind = (typeof QUESTIONS)[FieldName]["kind"];

export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

export const questionSpec = (name: QuestionName): QuestionSpec => QUESTIONS[name];

/** Whether a question is turned on by another part of the record than a field's switch, or by the page. */
export const isAskedBy = <By extends "record" | "page">(
  by: By,
  name: QuestionName,
): name is NamesWith<{ asked: By }> => questionSpec(name).asked === by;

export const FIELD_NAMES = QUESTION_NAMES.filter(
  (name): name is FieldName => questionSpec(name).asked === undefined,
);

export const mapFields = <Value>(
  toValue: (spec: QuestionSpec<FieldKind>, name: FieldName) => Value,
): Record<FieldName, Value> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, toValue(QUESTIONS[name], name)])) as Record<
    FieldName,
    Value
  >;

/** A question's name for staff and designers, in English: `First name`, `Date of birth`. */
export function questionTitle(name: QuestionName): string {
  if (name === "dob") return "Date of birth";
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
