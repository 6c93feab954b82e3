import type {
  FieldSwitches,
  WebSchedulerConfig,
} from "../../src/contract/location-record/location-record.ts";
import { RECORD_SHAPE } from "../../src/contract/location-record/record-shape.ts";
import { defaultOf } from "../../src/contract/location-record/shape.ts";
import { type FieldName, mapFields } from "../../src/contract/questions.ts";

export const config = (overrides: Partial<WebSchedulerConfig> = {}): WebSchedulerConfig => ({
  ...defaultOf(RECORD_SHAPE).web_scheduler_config,
  ...overrides,
});

export const switches = (...on: FieldName[]): FieldSwitches =>
  mapFields((_spec, name) => on.includes(name));
