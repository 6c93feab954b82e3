import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const screenerAllows: Example = {
  slug: "screener-allows",
  title: "Screener that allows",
  description: "A question before the form; both answers continue, and one shows a message first.",
  record: locationRecord({
    id: "46ff58c8-3694-435c-a494-0838ab03c04a",
    organization_id: "45acd8c2-668c-40ee-9262-e6fa4eda6b29",
    agent_id: "3d3249d4-df8e-4590-934d-47a96a73d148",
    name: "Moonfern Dental Care",
    streetAddress: "61 Lantern Street",
    city: "Moonfern Falls",
    state: "MN",
    postalCode: "55900",
    time_zone: "America/Chicago",
    phone_number: "+16125550175",
    config: {
      screener_question: {
        enabled: true,
        question: "Is this your first visit to us?",
        if_yes: {
          action: "allow",
          message:
            "Welcome! Please come ten minutes early, and bring a list of the medicines that you take.",
        },
        if_no: { action: "allow", message: "" },
      },
    },
  }),
};
