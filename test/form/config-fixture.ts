import { type FieldName, mapFields } from "../../src/contract/fields.ts";
import type {
  FieldSwitches,
  WebSchedulerConfig,
} from "../../src/contract/location-record/location-record.ts";
import { DEFAULT_CONFIG } from "../../src/contract/location-record/record-defaults.ts";

/** The documented defaults of `web_scheduler_config`, with overrides. */
export const config = (overrides: Partial<WebSchedulerConfig> = {}): WebSchedulerConfig => ({
  ...DEFAULT_CONFIG,
  ...overrides,
});

/** Switches with only the named fields on. */
export const switches = (...on: FieldName[]): FieldSwitches =>
  mapFields((_spec, name) => on.includes(name));
