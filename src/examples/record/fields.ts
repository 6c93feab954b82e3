import { type FieldName, mapFields } from "../../contract/fields.ts";
import type { FieldSwitches } from "../../contract/location-record/web-scheduler-config.ts";

/** All field switches, with these ones on: `fields("firstName", "phone")`. */
export const fields = (...on: FieldName[]): FieldSwitches =>
  mapFields((_spec, name) => on.includes(name));
