import type { LoadFailure } from "../../client/failures.ts";
import type { SubmitOutcome } from "../../client/submit-outcome.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { SlotsHandler } from "../../embed/api/scheduler-element.ts";
import type { PageValues } from "../../form/questions/values.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import { sampleTimes } from "./samples.ts";
import { withPassableScreener, withSceneChanges, withScreener } from "./scene-records.ts";

/** What a scene shows instead of available times. */
export type SceneTimes = "loading" | "slow" | "failed";

/** How far the form is filled in. */
type Depth = "begin" | "screener" | "stopped" | "details" | "errors" | "filled";

/** The settings of a page that turns on times and questions. */
export interface PageSettings {
  attributes: Readonly<Record<string, string>>;
  onSlots?: SlotsHandler;
}

/** A state of the form, and how the widget is brought into it. */
export interface Scene {
  name: string;
  title: string;
  /** Changes the record so that the state can occur. */
  record?(record: LocationRecord): LocationRecord;
  /** @default success */
  loading?: "pending" | LoadFailure;
  depth: Depth;
  /** @default the language chosen in the toolbar */
  language?: LanguageCode;
  /** @default accepted */
  sending?: "pending" | SubmitOutcome;
  /** What the page turns on. @default nothing */
  page?: PageSettings;
  /** @default loaded; with a filled-in form, one of them is chosen */
  times?: SceneTimes;
  /** Answers to what the page turns on. */
  pageValues?: PageValues;
}

const open = withSceneChanges({ is_web_scheduler_enabled: true });
const openForm = (record: LocationRecord) => open(withPassableScreener(record));
const screened = (record: LocationRecord) => open(withScreener(record));

const withTimes: PageSettings = { attributes: {}, onSlots: sampleTimes };
const form = { record: openForm, depth: "details" } as const;
const filled = { record: openForm, depth: "filled" } as const;
const asking = (attributes: PageSettings["attributes"]) => ({ ...form, page: { attributes } });

const TABLE = {
  begin: { title: "Initial", depth: "begin" },
  loading: { title: "Loading", loading: "pending", depth: "begin" },
  failed: { title: "Failed to load", loading: "unavailable", depth: "begin" },
  closed: {
    title: "Closed",
    record: withSceneChanges({ is_web_scheduler_enabled: false }),
    depth: "begin",
  },
  screener: { title: "Screener question", record: screened, depth: "screener" },
  stopped: { title: "Screener: stopped", record: screened, depth: "stopped" },
  passed: { title: "Screener: passed", record: screened, depth: "details" },
  details: { title: "Empty form", ...form },
  errors: { title: "Form with errors", record: openForm, depth: "errors" },
  sending: { title: "Sending", ...filled, sending: "pending" },
  "not-sent": { title: "Could not send", ...filled, sending: { kind: "unknown" } },
  sent: { title: "Sent", ...filled, sending: { kind: "accepted" } },
  times: { title: "Times", ...form, page: withTimes },
  "times-loading": { title: "Times: loading", ...form, page: withTimes, times: "loading" },
  "times-slow": { title: "Times: slow", ...form, page: withTimes, times: "slow" },
  "times-failed": { title: "Times: failed", ...form, page: withTimes, times: "failed" },
  "no-times": { title: "No available times", ...form, page: { attributes: {}, onSlots: () => [] } },
  "time-taken": {
    title: "Time taken",
    ...filled,
    sending: { kind: "rejected", errors: { slot: "" } },
    // Without the first one, which was chosen.
    page: { attributes: {}, onSlots: (query) => sampleTimes(query).slice(1) },
  },
  booked: {
    title: "Booked",
    ...filled,
    sending: { kind: "accepted", isBooked: true },
    page: withTimes,
  },
  "preferred-times": {
    title: "Preferred times",
    ...asking({ "ask-times": "" }),
    pageValues: { preferredTimes: { days: ["tuesday", "friday"], parts: ["morning"] } },
  },
  questions: {
    title: "Questions for a child",
    ...asking({ ask: "for-whom new-patient text-consent" }),
    pageValues: { forWhom: "child" },
  },
} as const satisfies Record<string, Omit<Scene, "name">>;

export type SceneName = keyof typeof TABLE;

/** Every state, in the order in which they occur. */
export const SCENES = Object.fromEntries(
  Object.entries(TABLE).map(([name, scene]) => [name, { name, ...scene }]),
) as { readonly [Name in SceneName]: (typeof TABLE)[Name] & { name: Name } };
