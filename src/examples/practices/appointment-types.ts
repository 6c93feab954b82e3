import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const appointmentTypes: Example = {
  slug: "appointment-types",
  title: "Appointment types",
  description:
    "Five types to choose from; one has no display name, so its own name is shown. A sixth is disabled.",
  record: locationRecord({
    id: "15f2e82d-63c8-4cb1-8178-a29400b82a83",
    organization_id: "f26a25ee-1447-4263-9ef7-a3eae884d99f",
    agent_id: "af8222b4-9296-458d-8998-ac018ccc2135",
    name: "Pennycress Dental & Orthodontics",
    streetAddress: "500 Ocotillo Loop",
    city: "Pennycress",
    state: "AZ",
    postalCode: "85900",
    time_zone: "America/Phoenix",
    phone_number: "+16025550119",
    config: {
      appointment_types_enabled: true,
      appointment_types: [
        {
          enabled: true,
          display_name: "Check-up and cleaning",
          appointment_type_name: "RECALL_30",
        },
        { enabled: true, display_name: "New patient visit", appointment_type_name: "NEW_PT_60" },
        {
          enabled: true,
          display_name: "Toothache or broken tooth",
          appointment_type_name: "LIMITED_20",
        },
        {
          enabled: true,
          display_name: "Braces consultation",
          appointment_type_name: "ORTHO_CONSULT",
        },
        { enabled: true, display_name: "", appointment_type_name: "Retainer repair" },
        { enabled: false, display_name: "Whitening", appointment_type_name: "WHITEN_60" },
      ],
    },
  }),
};
