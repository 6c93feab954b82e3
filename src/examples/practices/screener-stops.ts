import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const screenerStops: Example = {
  slug: "screener-stops",
  title: "Screener that stops",
  description: "Yes ends with a message and a way to call; no continues to the form.",
  record: locationRecord({
    id: "11bb3b74-303e-44ba-985c-22d81ea3d77c",
    organization_id: "4dbb9fd9-8961-4e30-88fd-6b48af6c9dc0",
    agent_id: "8c915936-3347-49ee-9ca4-c099a327c161",
    name: "Foxbarrow Dental Centre",
    streetAddress: "27 Weathervane Hill",
    city: "Foxbarrow",
    state: "",
    postalCode: "ZZ1 4FX",
    time_zone: "Europe/London",
    phone_number: "+442079460128",
    config: {
      screener_question: {
        enabled: true,
        question: "Are you having trouble breathing or swallowing, or bleeding that will not stop?",
        if_yes: {
          action: "stop",
          message:
            "Please do not wait for a reply from us. Call the emergency services now, or go to the nearest emergency department.",
        },
        if_no: { action: "allow", message: "" },
      },
    },
  }),
};
