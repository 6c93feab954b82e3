import type { LoadFailure } from "../../client/failures.ts";
import type { SubmitOutcome } from "../../client/submit.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import { changed, passable, withScreener } from "./scene-records.ts";

/** How far a scene goes into the form. */
export type Depth = "begin" | "screener" | "stopped" | "details" | "errors" | "filled";

/** One state that a patient can meet, and how the true widget is brought into it. */
export interface Scene {
  name: string;
  title: string;
  /** What it needs the record to be. */
  record?(record: LocationRecord): LocationRecord;
  /** How loading goes; well, where it is not said. */
  loading?: "for ever" | LoadFailure;
  depth: Depth;
  /** The language that it is about; that of the others where it is not said. */
  language?: LanguageCode;
  /** What comes of sending; it is not sent where it is not said. */
  sending?: "for ever" | SubmitOutcome;
}

const open = changed({ is_web_scheduler_enabled: true });
const openForm = (record: LocationRecord) => open(passable(record));
const screened = (record: LocationRecord) => open(withScreener(record));

/** Every state, in the order in which a patient meets them. */
export const SCENES = {
  begin: { name: "begin", title: "As it begins", depth: "begin" },
  loading: { name: "loading", title: "Loading", loading: "for ever", depth: "begin" },
  failed: { name: "failed", title: "Cannot be loaded", loading: "unavailable", depth: "begin" },
  closed: {
    name: "closed",
    title: "Closed",
    record: changed({ is_web_scheduler_enabled: false }),
    depth: "begin",
  },
  screener: { name: "screener", title: "Screener, asked", record: screened, depth: "screener" },
  stopped: {
    name: "stopped",
    title: "Screener, stopped",
    record: screened,
    depth: "stopped",
  },
  passed: {
    name: "passed",
    title: "Screener, passed",
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
    sending: "for ever",
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
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
