import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { atOrigin } from "../../../examples/at-origin.ts";
import { fields } from "../../../examples/fields.ts";
import { branded } from "../../../examples/practices/branded.ts";

const TYPES = ["Check-up and cleaning", "New patient visit", "Whitening", "Toothache"];

/** Every field, four appointment types, and branding; no screener, which would be the first screen. */
export function benchRecord(origin: string): LocationRecord {
  const record = atOrigin(branded.record, origin);
  return {
    ...record,
    web_scheduler_config: {
      ...record.web_scheduler_config,
      required_fields: fields("firstName", "lastName", "email", "phone", "dob"),
      optional_fields: fields("insurance", "additionalDetails"),
      appointment_types_enabled: true,
      appointment_types: TYPES.map((name) => ({
        enabled: true,
        display_name: name,
        appointment_type_name: name,
      })),
    },
  };
}
