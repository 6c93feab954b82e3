import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { planScreener, type ScreenerAnswer, type ScreenerPlan } from "../../form/screener.ts";
import { type Changes, withChanges } from "../draft/changes.ts";
import { SAMPLE_SCREENER } from "./samples.ts";

/** A function that applies the changes to a record. */
export const withSceneChanges =
  (changes: Changes) =>
  (record: LocationRecord): LocationRecord =>
    withChanges(record, changes);

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
  const asked = planScreener(own) ? own : SAMPLE_SCREENER;
  const canStop = findAnswer(planScreener(asked), false)
    ? asked
    : { ...asked, if_yes: SAMPLE_SCREENER.if_yes };
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
