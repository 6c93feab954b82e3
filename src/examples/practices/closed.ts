import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const closed: Example = {
  slug: "closed",
  title: "Online scheduling turned off",
  description: "No form: only the practice, a short message, and how to call.",
  record: locationRecord({
    id: "dc62b71d-1ed2-48b8-bd65-d28b68f627ff",
    organization_id: "54b19fc7-d3d4-4163-9e38-75f1b2957655",
    agent_id: "453af236-9949-4a96-997b-db88a5ae3d47",
    name: "Marrowby Dental Practice",
    streetAddress: "118 Tallow Street",
    city: "Marrowby",
    state: "",
    postalCode: "ZZ5 6MB",
    is_web_scheduler_enabled: false,
    time_zone: "Europe/London",
    phone_number: "+441134960172",
  }),
};
