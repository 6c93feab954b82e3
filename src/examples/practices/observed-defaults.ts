import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const observedDefaults: Example = {
  slug: "observed-defaults",
  title: "Observed defaults",
  description: "The values that every observed response had: four required fields, nothing else.",
  record: locationRecord({
    id: "10a3d96e-cb6c-4813-935a-a30369dd4806",
    organization_id: "7dffcc30-38b1-419f-8dfd-a45da650e2e9",
    agent_id: "8dfb67d9-8561-4483-92ba-e1fc3ca77622",
    name: "Larkmere Dental",
    streetAddress: "14 Heron Lane",
    city: "Larkmere",
    state: "OR",
    postalCode: "97000",
    time_zone: "America/Los_Angeles",
    phone_number: "+15035550142",
  }),
};
