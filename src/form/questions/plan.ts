import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  type ForWhom,
} from "../../contract/booking-request/answers.ts";
import {
  type FieldName,
  type NamesWith,
  type PageQuestionName,
  QUESTION_NAMES,
  type QuestionName,
  questionSpec,
} from "../../contract/questions.ts";
import { INPUT_NAMES, type PreferredTimes, questionOf } from "../inputs.ts";
import type { FormPlan, PlannedQuestion } from "../plan.ts";

/** The tokens of the attribute `ask`. */
export const ASK_NAMES = ["new-patient", "for-whom", "text-consent"] as const;
export type AskName = (typeof ASK_NAMES)[number];

/** Which questions the page turned on. */
export interface PageQuestionPlan {
  /** Where the available times come from: the `slots-url`, or `onSlots`; null if none are offered. */
  source: string | null;
  /** Whether to ask for preferred times. */
  asksTimes: boolean;
  asks: readonly AskName[];
}

interface PageSettings {
  slotsUrl: string | null;
  hasSlotsHandler: boolean;
  askTimes: boolean;
  /** The attribute `ask`. */
  ask: string | null;
}

/** The plan, and the tokens of `ask` that are not the name of a question. */
export function planPageQuestions({ slotsUrl, hasSlotsHandler, askTimes, ask }: PageSettings): {
  plan: PageQuestionPlan;
  unknown: readonly string[];
} {
  const tokens = [...new Set(ask?.toLowerCase().match(/[^\s,]+/g))];
  const isKnown = (token: string): token is AskName => ASK_NAMES.some((name) => name === token);
  return {
    plan: {
      source: hasSlotsHandler ? "onSlots" : slotsUrl,
      asksTimes: askTimes,
      asks: tokens.filter(isKnown),
    },
    unknown: tokens.filter((token) => !isKnown(token)),
  };
}

const PAGE_QUESTIONS = QUESTION_NAMES.filter(
  (name): name is PageQuestionName => questionSpec(name).asked === "page",
);

/** The questions of the page that are asked now, in their order. */
export function askedQuestions(
  { source, asksTimes, asks }: PageQuestionPlan,
  { fields }: Pick<FormPlan, "fields">,
  forWhom: ForWhom | null,
): PlannedQuestion<PageQuestionName>[] {
  const isForOther = asks.includes("for-whom") && forWhom !== null && forWhom !== "self";
  const isAsked: Record<PageQuestionName, boolean> = {
    // By the set of the available times.
    slot: false,
    // Only if there are no times to choose from.
    preferredTimes: asksTimes && !source,
    forWhom: asks.includes("for-whom"),
    requesterFirstName: isForOther,
    requesterLastName: isForOther,
    relation: isForOther,
    newPatient: asks.includes("new-patient"),
    // Only if there is a number to send them to.
    textConsent: asks.includes("text-consent") && fields.some(({ name }) => name === "phone"),
  };
  return PAGE_QUESTIONS.filter((name) => isAsked[name]).map((name) => ({
    name,
    // A practice can suggest a time by phone, and no request depends on text messages.
    required: name !== "preferredTimes" && name !== "textConsent",
  }));
}

/** A question about the sender of a request for somebody else. */
export type RequesterQuestionName = NamesWith<{ asked: "page"; about: "sender" }>;
export const REQUESTER_QUESTIONS = PAGE_QUESTIONS.filter(
  (name): name is RequesterQuestionName => questionSpec(name).about === "sender",
);

/** The inputs of the patient form that are about the patient, who may be somebody else than the sender. */
export const PATIENT_INPUTS = INPUT_NAMES.filter(
  (name) => questionSpec(questionOf(name)).about === "patient",
);

const isAbout =
  (person: "sender" | "patient") =>
  ({ name }: { name: QuestionName }) =>
    questionSpec(name).about === person;

/** The same questions, with those about the sender before those about another patient. */
export function senderFirst<Question extends { name: QuestionName }>(
  questions: readonly Question[],
): readonly Question[] {
  const sender = questions.filter(isAbout("sender"));
  const rest = questions.filter((question) => !sender.includes(question));
  const patient = rest.findIndex(isAbout("patient"));
  return patient < 0 ? questions : [...rest.slice(0, patient), ...sender, ...rest.slice(patient)];
}

/** The first of these fields that is about the patient. */
export const firstOfPatient = <Field extends { name: FieldName }>(fields: readonly Field[]) =>
  fields.find(isAbout("patient"))?.name;

/** No restriction; not the same as no answer, which is null. */
export const ANY_TIME: PreferredTimes = { days: [], parts: [] };

export const isAnyTime = (times: PreferredTimes | null) =>
  times !== null && times.days.length + times.parts.length === 0;

/** The answer after a day or a part was chosen, or is no longer; it replaces "any time". */
export function setPreferredTime(
  times: PreferredTimes | null,
  changed: Day | DayPart,
  isChosen: boolean,
): PreferredTimes | null {
  const { days, parts } = times ?? ANY_TIME;
  const chosen = new Set<string>([...days, ...parts]);
  if (isChosen) chosen.add(changed);
  else chosen.delete(changed);
  if (chosen.size === 0) return null;
  return {
    days: DAYS.filter((day) => chosen.has(day)),
    parts: DAY_PARTS.filter((part) => chosen.has(part)),
  };
}
