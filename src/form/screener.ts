import type { ScreenerQuestion } from "../contract/location-record/web-scheduler-config.ts";
import { isReadable } from "./text/is-readable.ts";

export type ScreenerAnswer = "yes" | "no";

/** Where an answer leads. `known` is false for an action that is neither `allow` nor `stop`. */
export interface ScreenerOutcome {
  goesOn: boolean;
  message: string;
  action: string;
}

/** Asked when it is switched on and there is a question to ask. */
export const isScreenerAsked = ({ enabled, question }: ScreenerQuestion) =>
  enabled && isReadable(question);

/**
 * Only `allow` lets a patient through (contract: the action value observed). Every other value
 * stops, an unknown one too: a question that a practice asks first may be about safety.
 */
export function screenerOutcome(
  screener: ScreenerQuestion,
  answer: ScreenerAnswer,
): ScreenerOutcome {
  const { action, message } = answer === "yes" ? screener.if_yes : screener.if_no;
  return { goesOn: action === "allow", message: message.trim(), action };
}
