import type { FormPlan } from "../plan.ts";

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

/** Whether the form asks for preferred times: only if there are no times to choose from. */
export const asksPreferredTimes = ({ asksTimes, source }: PageQuestionPlan): boolean =>
  asksTimes && !source;

/** Whether the form asks for consent to text messages: only if it asks for a phone number. */
export const asksTextConsent = (
  { asks }: PageQuestionPlan,
  { fields }: Pick<FormPlan, "fields">,
): boolean => asks.includes("text-consent") && fields.some(({ name }) => name === "phone");
