import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { ScreenerQuestion } from "../../contract/location-record/web-scheduler-config.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import { planScreener, type ScreenerAnswer, type ScreenerPlan } from "../../form/screener.ts";

/** A function that applies the changes to a record. */
export const withSceneChanges =
  (changes: Changes) =>
  (record: LocationRecord): LocationRecord =>
    withChanges(record, changes);

// Shown if the draft has no screener, to show what one would look like.
const SAMPLE: ScreenerQuestion = {
  enabled: true,
  question: "Are you in severe pain at the moment?",
  if_yes: { action: "stop", message: "" },
  if_no: { action: "allow", message: "Thank you. A few details, and we will find you a time." },
};

/** The answer that lets the patient continue, or the one that does not; null if there is none. */
export function findAnswer(
  screener: ScreenerPlan | null,
  isAllowed: boolean,
): ScreenerAnswer | null {
  const answers: readonly ScreenerAnswer[] = isAllowed ? ["no", "yes"] : ["yes", "no"];
  return answers.find((answer) => screener?.outcomes[answer].isAllowed === isAllowed) ?? null;
}

/** The record with a screener that can be both passed and failed. */
export function withScreener(record: LocationRecord): LocationRecord {
  const own = { ...record.web_scheduler_config.screener_question, enabled: true };
  const asked = planScreener(own) ? own : SAMPLE;
  const canStop = findAnswer(planScreener(asked), false)
    ? asked
    : { ...asked, if_yes: SAMPLE.if_yes };
  const canPass = findAnswer(planScreener(canStop), true)
    ? canStop
    : { ...canStop, if_no: { action: "allow", message: "" } };
  return withChanges(record, { "web_scheduler_config.screener_question": canPass });
}

/** The record, with its screener disabled if no answer passes it. */
export function withPassableScreener(record: LocationRecord): LocationRecord {
  const screener = planScreener(record.web_scheduler_config.screener_question);
  return !screener || findAnswer(screener, true)
    ? record
    : withChanges(record, { "web_scheduler_config.screener_question.enabled": false });
}
