import type { LoadFailure } from "../../client/failures.ts";
import type { SubmitOutcome } from "../../client/submit.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { SlotsHandler } from "../../embed/api/host.ts";
import type { OptInValues } from "../../form/opt-in/values.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import { sampleTimes } from "./sample-times.ts";
import { withPassableScreener, withSceneChanges, withScreener } from "./scene-records.ts";
import type { SceneTimes } from "./scene-times.ts";

/** How far the form is filled in. */
export type Depth = "begin" | "screener" | "stopped" | "details" | "errors" | "filled";

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
  optIn?: OptInValues;
}

const open = withSceneChanges({ is_web_scheduler_enabled: true });
const openForm = (record: LocationRecord) => open(withPassableScreener(record));
const screened = (record: LocationRecord) => open(withScreener(record));

const withTimes: PageSettings = { attributes: {}, onSlots: sampleTimes };

/** Every state, in the order in which they occur. */
export const SCENES = {
  begin: { name: "begin", title: "Initial", depth: "begin" },
  loading: { name: "loading", title: "Loading", loading: "pending", depth: "begin" },
  failed: { name: "failed", title: "Failed to load", loading: "unavailable", depth: "begin" },
  closed: {
    name: "closed",
    title: "Closed",
    record: withSceneChanges({ is_web_scheduler_enabled: false }),
    depth: "begin",
  },
  screener: { name: "screener", title: "Screener question", record: screened, depth: "screener" },
  stopped: {
    name: "stopped",
    title: "Screener: stopped",
    record: screened,
    depth: "stopped",
  },
  passed: {
    name: "passed",
    title: "Screener: passed",
    record: screened,
    depth: "details",
  },
  details: { name: "details", title: "Empty form", record: openForm, depth: "details" },
  errors: { name: "errors", title: "Form with errors", record: openForm, depth: "errors" },
  sending: {
    name: "sending",
    title: "Sending",
    record: openForm,
    depth: "filled",
    sending: "pending",
  },
  "not-sent": {
    name: "not-sent",
    title: "Could not send",
    record: openForm,
    depth: "filled",
    sending: { kind: "unknown" },
  },
  sent: {
    name: "sent",
    title: "Sent",
    record: openForm,
    depth: "filled",
    sending: { kind: "accepted" },
  },
  times: {
    name: "times",
    title: "Times",
    record: openForm,
    depth: "details",
    page: withTimes,
  },
  "times-loading": {
    name: "times-loading",
    title: "Times: loading",
    record: openForm,
    depth: "details",
    page: withTimes,
    times: "loading",
  },
  "times-slow": {
    name: "times-slow",
    title: "Times: slow",
    record: openForm,
    depth: "details",
    page: withTimes,
    times: "slow",
  },
  "times-failed": {
    name: "times-failed",
    title: "Times: failed",
    record: openForm,
    depth: "details",
    page: withTimes,
    times: "failed",
  },
  "no-times": {
    name: "no-times",
    title: "No free times",
    record: openForm,
    depth: "details",
    page: { attributes: {}, onSlots: () => [] },
  },
  "time-taken": {
    name: "time-taken",
    title: "Time taken",
    record: openForm,
    depth: "filled",
    sending: { kind: "rejected", errors: { slot: "" } },
    // Without the first one, which was chosen.
    page: { attributes: {}, onSlots: (query) => sampleTimes(query).slice(1) },
  },
  booked: {
    name: "booked",
    title: "Booked",
    record: openForm,
    depth: "filled",
    sending: { kind: "accepted", isBooked: true },
    page: withTimes,
  },
  "preferred-times": {
    name: "preferred-times",
    title: "Preferred times",
    record: openForm,
    depth: "details",
    page: { attributes: { "ask-times": "" } },
    optIn: { preferredTimes: { days: ["tuesday", "friday"], parts: ["morning"] } },
  },
  questions: {
    name: "questions",
    title: "Questions for a child",
    record: openForm,
    depth: "details",
    page: { attributes: { ask: "for-whom new-patient text-consent" } },
    optIn: { forWhom: "child" },
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
