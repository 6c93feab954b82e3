import type { ScreenerQuestion } from "../contract/location-record/location-record.ts";
import { isReadable } from "../contract/text.ts";

export type ScreenerAnswer = "yes" | "no";

export interface ScreenerOutcome {
  isAllowed: boolean;
  message: string;
  action: string;
}

export interface ScreenerPlan {
  question: string;
  outcomes: Record<ScreenerAnswer, ScreenerOutcome>;
}

/** Null if the question is disabled or empty. */
export const planScreener = ({
  enabled,
  question,
  if_yes,
  if_no,
}: ScreenerQuestion): ScreenerPlan | null =>
  enabled && isReadable(question)
    ? { question, outcomes: { yes: outcome(if_yes), no: outcome(if_no) } }
    : null;

// Only `allow` continues (contract: screener_question); unknown values stop, because the question may be about safety.
const outcome = ({ action, message }: ScreenerQuestion["if_yes"]): ScreenerOutcome => ({
  isAllowed: action === "allow",
  message: message.trim(),
  action,
});
