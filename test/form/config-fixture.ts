import { FIELD_NAMES, type FieldName } from "../../src/contract/fields.ts";
import { defaultAt } from "../../src/contract/location-record/record-defaults.ts";
import type {
  FieldSwitches,
  WebSchedulerConfig,
} from "../../src/contract/location-record/web-scheduler-config.ts";

/** The documented defaults of `web_scheduler_config`, with some of it otherwise. */
export const config = (over: Partial<WebSchedulerConfig> = {}): WebSchedulerConfig => ({
  ...(defaultAt(["web_scheduler_config"]) as WebSchedulerConfig),
  ...over,
});

/** Switches of which only the named ones are on. */
export const only = (...on: FieldName[]) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, on.includes(name)])) as FieldSwitches;
