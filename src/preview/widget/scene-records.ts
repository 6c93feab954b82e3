import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { ScreenerQuestion } from "../../contract/location-record/web-scheduler-config.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import { planScreener, type ScreenerAnswer, type ScreenerPlan } from "../../form/screener.ts";

/** A change of a record for one scene. */
export const changed =
  (changes: Changes) =>
  (record: LocationRecord): LocationRecord =>
    withChanges(record, changes);

// Shown where the draft asks nothing, so that the designer sees what it would look like.
const SAMPLE: ScreenerQuestion = {
  enabled: true,
  question: "Are you in severe pain at the moment?",
  if_yes: { action: "stop", message: "" },
  if_no: { action: "allow", message: "Thank you. A few details, and we will find you a time." },
};

/** The answer that lets the patient continue, or the one that does not; null if there is none. */
export function answerThat(
  screener: ScreenerPlan | null,
  isAllowed: boolean,
): ScreenerAnswer | null {
  const answers: readonly ScreenerAnswer[] = isAllowed ? ["no", "yes"] : ["yes", "no"];
  return answers.find((answer) => screener?.outcomes[answer].isAllowed === isAllowed) ?? null;
}

/** A screener that is asked, and that one answer passes and the other does not. */
export function withScreener(record: LocationRecord): LocationRecord {
  const own = { ...record.web_scheduler_config.screener_question, enabled: true };
  const asked = planScreener(own) ? own : SAMPLE;
  const stops = answerThat(planScreener(asked), false)
    ? asked
    : { ...asked, if_yes: SAMPLE.if_yes };
  const both = answerThat(planScreener(stops), true)
    ? stops
    : { ...stops, if_no: { action: "allow", message: "" } };
  return withChanges(record, { "web_scheduler_config.screener_question": both });
}

/** The same record, past whose screener there is a way. */
export function passable(record: LocationRecord): LocationRecord {
  const screener = planScreener(record.web_scheduler_config.screener_question);
  return !screener || answerThat(screener, true)
    ? record
    : withChanges(record, { "web_scheduler_config.screener_question.enabled": false });
}
