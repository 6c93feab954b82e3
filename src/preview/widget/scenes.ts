import { range } from "es-toolkit";
import type { LoadFailure } from "../../client/load-location.ts";
import type { SubmitOutcome } from "../../client/submit.ts";
import type {
  LocationRecord,
  ScreenerQuestion,
} from "../../contract/location-record/location-record.ts";
import { DAY_MS, type Slot, type SlotQuery } from "../../contract/slot.ts";
import type { SlotsHandler } from "../../embed/api/scheduler-element.ts";
import type { AnswerValues, FormValues } from "../../form/inputs.ts";
import type { Step } from "../../form/plan.ts";
import { planScreener, type ScreenerAnswer, type ScreenerPlan } from "../../form/plan.ts";
import { type Changes, withChanges } from "../draft/changes.ts";

/** A fictitious patient; the phone number is from a range reserved for fiction. */
export const SAMPLE_ANSWERS: Partial<FormValues> = {
  firstName: "Maren",
  lastName: "Quillfeather",
  email: "maren@mail.example",
  phone: "+1 202 555 0143",
  day: "27",
  month: "3",
  year: "1985",
  insurance: "Tidewater Dental Plan",
  additionalDetails: "Mornings are best.",
};

/** Shown if the draft has no screener, to show what one would look like. */
const SAMPLE_SCREENER: ScreenerQuestion = {
  enabled: true,
  question: "Are you in severe pain at the moment?",
  if_yes: { action: "stop", message: "" },
  if_no: { action: "allow", message: "Thank you. A few details, and we will find you a time." },
};

const HOUR_MS = 3_600_000;
/** Hours after midnight in UTC; mornings and afternoons in North America. */
const STARTS = [16, 16.5, 18, 21.5];

export function sampleTimes({ from, to }: Pick<SlotQuery, "from" | "to">): Slot[] {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  return range(Date.parse(from.slice(0, 10)), end, DAY_MS)
    .filter((day) => new Date(day).getUTCDay() % 6 !== 0)
    .flatMap((day) => STARTS.map((hours) => day + hours * HOUR_MS))
    .filter((start) => start >= first && start < end)
    .map((start) => ({
      id: String(start),
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR_MS / 2).toISOString(),
      schedule: "Schedule/1",
    }));
}

/** The first sample time after an instant, in milliseconds since 1970. */
export const firstSampleTime = (now: number): Slot | undefined =>
  sampleTimes({
    from: new Date(now).toISOString(),
    to: new Date(now + 7 * DAY_MS).toISOString(),
  })[0];

export interface Scene {
  title: string;
  record?(record: LocationRecord): LocationRecord;
  /** @default success */
  loading?: "pending" | LoadFailure;
  depth: "begin" | "screener" | "stopped" | "details" | "errors" | "filled";
  /** The step of a long form that it shows. @default the first one */
  step?: Step["name"];
  /** @default accepted */
  sending?: "pending" | SubmitOutcome;
  /** What the page turns on: times, of which a filled-in form has chosen one, and questions. @default nothing */
  page?: { attributes?: Readonly<Record<string, string>>; onSlots?: SlotsHandler };
  answers?: Partial<Pick<AnswerValues, "preferredTimes" | "forWhom">>;
}

const changed = (changes: Changes) => (record: LocationRecord) => withChanges(record, changes);
const open = changed({ is_web_scheduler_enabled: true });
const openForm = (record: LocationRecord) => open(withPassableScreener(record));
const screened = (record: LocationRecord) => open(withScreener(record));

const form = { record: openForm, depth: "details" } as const;
const filled = { record: openForm, depth: "filled" } as const;
const times = { page: { onSlots: sampleTimes } };

/** Every state, in the order in which they occur. */
export const SCENES = {
  // Without the screener, after which the header and the footer are smaller.
  form: {
    title: "Form",
    record: changed({ "web_scheduler_config.screener_question.enabled": false }),
    depth: "details",
  },
  loading: { title: "Loading", loading: "pending", depth: "begin" },
  failed: { title: "Failed to load", loading: "unavailable", depth: "begin" },
  closed: { title: "Closed", record: changed({ is_web_scheduler_enabled: false }), depth: "begin" },
  screener: { title: "Screener question", record: screened, depth: "screener" },
  stopped: { title: "Screener: stopped", record: screened, depth: "stopped" },
  passed: { title: "Screener: passed", record: screened, depth: "details" },
  details: { title: "Empty form", ...form },
  errors: { title: "Form with errors", record: openForm, depth: "errors" },
  sending: { title: "Sending", ...filled, sending: "pending" },
  "not-sent": { title: "Could not send", ...filled, sending: { kind: "unknown" } },
  sent: { title: "Sent", ...filled, sending: { kind: "accepted" } },
  times: { title: "Times", ...form, ...times, step: "time" },
  "no-times": { title: "No available times", ...form, step: "time", page: { onSlots: () => [] } },
  "time-taken": { title: "Time taken", ...filled, ...times, sending: { kind: "slot-taken" } },
  booked: {
    title: "Booked",
    ...filled,
    ...times,
    sending: { kind: "accepted", isBooked: true },
  },
  requested: { title: "Time requested", ...filled, ...times, sending: { kind: "accepted" } },
  "preferred-times": {
    title: "Preferred times",
    ...form,
    step: "time",
    page: { attributes: { "ask-times": "" } },
    answers: { preferredTimes: { days: ["tuesday", "friday"], parts: ["morning"] } },
  },
  questions: {
    title: "Questions for a child",
    ...form,
    step: "patient",
    page: { attributes: { ask: "for-whom new-patient text-consent" } },
    answers: { forWhom: "child" },
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** The answer that lets the patient continue, or the one that does not; null if there is none. */
export function findAnswer(
  screener: ScreenerPlan | null,
  isAllowed: boolean,
): ScreenerAnswer | null {
  const answers: readonly ScreenerAnswer[] = isAllowed ? ["no", "yes"] : ["yes", "no"];
  return answers.find((answer) => screener?.outcomes[answer].isAllowed === isAllowed) ?? null;
}

function withScreener(record: LocationRecord): LocationRecord {
  const own = { ...record.web_scheduler_config.screener_question, enabled: true };
  const plan = planScreener(own);
  const isBoth = findAnswer(plan, true) && findAnswer(plan, false);
  const { if_yes, if_no, question } = SAMPLE_SCREENER;
  const sample = { ...own, question: plan ? own.question : question, if_yes, if_no };
  return withChanges(record, { "web_scheduler_config.screener_question": isBoth ? own : sample });
}

/** The record, with its screener disabled if no answer passes it. */
function withPassableScreener(record: LocationRecord): LocationRecord {
  const screener = planScreener(record.web_scheduler_config.screener_question);
  return !screener || findAnswer(screener, true)
    ? record
    : withChanges(record, { "web_scheduler_config.screener_question.enabled": false });
}
