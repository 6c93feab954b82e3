import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  type ForWhom,
} from "../contract/booking-request/answers.ts";
import { isAskedBy, type NamesWith, QUESTION_NAMES, questionSpec } from "../contract/questions.ts";
import { ANSWER_NAMES, type PreferredTimes, questionOf } from "./inputs.ts";
import type { PlannedQuestion } from "./plan.ts";

interface PageSettings {
  hasTimes: boolean;
  askTimes: boolean;
  ask: string | null;
}

export function planPageQuestions({ hasTimes, askTimes, ask }: PageSettings) {
  const tokens = [...new Set(ask?.toLowerCase().match(/[^\s,]+/g))];
  const withoutToken: readonly unknown[] = [
    hasTimes && "slot",
    // Only if there are no times to choose from.
    askTimes && !hasTimes && "preferredTimes",
    (askTimes || hasTimes) && "earlier",
  ];
  return {
    questions: PAGE_QUESTIONS.filter((name) => {
      const { token } = questionSpec(name);
      return token ? tokens.includes(token) : withoutToken.includes(name);
    }).map((name) => ({ name, required: !questionSpec(name).optional })),
    unknown: tokens.filter(
      (token) => !PAGE_QUESTIONS.some((name) => questionSpec(name).token === token),
    ),
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
  const chosen: readonly string[] = [...days, ...parts];
  const isIn = (each: string) => (each === changed ? isChosen : chosen.includes(each));
  const next = { days: DAYS.filter(isIn), parts: DAY_PARTS.filter(isIn) };
  return isAnyTime(next) ? null : next;
}
