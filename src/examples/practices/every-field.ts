import { FIELD_NAMES } from "../../contract/fields.ts";
import type { Example } from "../record/example.ts";
import { fields, locationRecord } from "../record/location-record.ts";
import { observedDefaults } from "./observed-defaults.ts";

export const everyField: Example = {
  slug: "every-field",
  title: "Every field",
  description: "All fields are asked and required; the organization’s second location.",
  record: locationRecord({
    id: "cd89ce43-dc97-4212-a2ea-0fe1ec5c22a6",
    organization_id: observedDefaults.record.organization_id,
    agent_id: "67bcea5d-e106-4ffc-93ab-8b7e9912e422",
    name: "Larkmere Dental Harborside",
    streetAddress: "3 Ropewalk Pier, Suite 20",
    city: "Port Larkmere",
    state: "OR",
    postalCode: "97000",
    time_zone: "America/Los_Angeles",
    phone_number: "+15035550167",
    config: {
      required_fields: fields(...FIELD_NAMES),
    },
  }),
};
