import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const times: Example = {
  slug: "times",
  title: "Times",
  description:
    "The patient chooses an available time; each appointment type and each provider has other times.",
  times: true,
  record: locationRecord({
    id: "26bac62f-a009-43e6-b28d-cc065362aac8",
    organization_id: "9fcda5a8-012a-4aab-8cbd-45427b964215",
    agent_id: "16a39c4e-35c8-47e9-9b90-1d7e212b8d03",
    name: "Tidewick Family Dental",
    streetAddress: "30 Quarter Past Road",
    city: "Tidewick",
    state: "ME",
    postalCode: "03900",
    time_zone: "America/New_York",
    phone_number: "+12075550138",
    config: {
      appointment_types_enabled: true,
      appointment_types: [
        { enabled: true, display_name: "Check-up and cleaning", appointment_type_name: "RECALL" },
        { enabled: true, display_name: "New patient visit", appointment_type_name: "NEW_PATIENT" },
        { enabled: true, display_name: "Toothache", appointment_type_name: "LIMITED" },
      ],
      provider_selection_enabled: true,
      provider_profiles: [
        { id: "prov-hourglen", display_name: "Dr. Ines Hourglen" },
        { id: "prov-minton", display_name: "Dr. Basil Minton" },
      ],
    },
  }),
};
