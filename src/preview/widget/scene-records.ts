import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { ScreenerQuestion } from "../../contract/location-record/web-scheduler-config.ts";
import { type Changes, withChanges } from "../../draft/changes.ts";
import { isScreenerAsked, type ScreenerAnswer, screenerOutcome } from "../../form/screener.ts";

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

/** The answer that leads on, or the one that stops; null where no answer does. */
export function answerThat(screener: ScreenerQuestion, goesOn: boolean): ScreenerAnswer | null {
  const answers: readonly ScreenerAnswer[] = goesOn ? ["no", "yes"] : ["yes", "no"];
  return answers.find((answer) => screenerOutcome(screener, answer).goesOn === goesOn) ?? null;
}

/** A screener that is asked, and that one answer passes and the other does not. */
export function withScreener(record: LocationRecord): LocationRecord {
  const own = { ...record.web_scheduler_config.screener_question, enabled: true };
  const asked = isScreenerAsked(own) ? own : SAMPLE;
  const stops = answerThat(asked, false) ? asked : { ...asked, if_yes: SAMPLE.if_yes };
  const both = answerThat(stops, true)
    ? stops
    : { ...stops, if_no: { action: "allow", message: "" } };
  return withChanges(record, { "web_scheduler_config.screener_question": both });
}

/** The same record, past whose screener there is a way. */
export function passable(record: LocationRecord): LocationRecord {
  const { screener_question } = record.web_scheduler_config;
  return answerThat(screener_question, true)
    ? record
    : withChanges(record, { "web_scheduler_config.screener_question.enabled": false });
}
