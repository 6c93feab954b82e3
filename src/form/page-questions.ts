import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  type ForWhom,
} from "../contract/booking-request/answers.ts";
import {
  isAskedBy,
  type NamesWith,
  QUESTION_NAMES,
  type QUESTIONS,
  type QuestionName,
  questionSpec,
} from "../contract/questions.ts";
import { ANSWER_NAMES, type PreferredTimes, questionOf } from "./inputs.ts";
import type { PlannedQuestion } from "./plan.ts";

type Tokens<Spec> = Spec extends { token: infer Token } ? Token : never;
export type AskName = Tokens<(typeof QUESTIONS)[QuestionName]>;

interface PageSettings {
  slotsUrl: string | null;
  hasSlotsHandler: boolean;
  askTimes: boolean;
  ask: string | null;
}

export function planPageQuestions(settings: PageSettings) {
  const tokens = [...new Set(settings.ask?.toLowerCase().match(/[^\s,]+/g))];
  const source = settings.hasSlotsHandler ? "onSlots" : settings.slotsUrl;
  const isAsked: Partial<Record<QuestionName, boolean>> = {
    slot: Boolean(source),
    // Only if there are no times to choose from.
    preferredTimes: settings.askTimes && !source,
    earlier: settings.askTimes || Boolean(source),
  };
  // Own members only, because a page's scripts may have added any name to `Object.prototype`.
  const none = { token: undefined, optional: undefined };
  const specs = PAGE_QUESTIONS.map((name) => ({ name, ...none, ...questionSpec(name) }));
  return {
    /** Where the available times come from: the `slots-url`, or `onSlots`; null if none are offered. */
    source,
    questions: specs
      .filter(({ name, token }) => (token ? tokens.includes(token) : isAsked[name]))
      .map(({ name, optional }) => ({ name, required: !optional })),
    unknown: tokens.filter((token) => !specs.some((spec) => spec.token === token)),
  };
}

const PAGE_QUESTIONS = QUESTION_NAMES.filter((name) => isAskedBy("page", name));

/** The questions that are asked now, in their order: those about the sender only for somebody else. */
export function askedNow(
  questions: readonly PlannedQuestion[],
  forWhom: ForWhom | null,
): readonly PlannedQuestion[] {
  const asksPhone = questions.some(({ name }) => name === "phone");
  // Only if there is a number.
  const asked = questions.filter(
    ({ name }) => asksPhone || (name !== "textConsent" && name !== "callTimes"),
  );
  return forWhom && forWhom !== "self"
    ? asked
    : asked.filter(({ name }) => !REQUESTER_QUESTIONS.some((requester) => requester === name));
}

export type RequesterQuestionName = NamesWith<{ asked: "page"; about: "sender" }>;
export const REQUESTER_QUESTIONS = PAGE_QUESTIONS.filter(
  (name): name is RequesterQuestionName => questionSpec(name).about === "sender",
);

/** The answers about the patient, who may be somebody else than the sender. */
export const PATIENT_ANSWERS = ANSWER_NAMES.filter(
  (name) => questionSpec(questionOf(name)).about === "patient",
);

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
