import type { Example } from "../../record/example.ts";
import { locationRecord } from "../../record/location-record.ts";

export const timesDaylightSaving: Example = {
  slug: "times-daylight-saving",
  title: "Times in a daylight-saving week",
  description:
    "A practice that is open day and night: where the clocks go back, an hour has each time twice; where they go forward, an hour is missing.",
  times: "day-and-night",
  record: locationRecord({
    id: "afd0f703-17df-4e87-8932-a2d31f2d0eb0",
    organization_id: "5efe6148-6c98-46e5-a683-525dd159fe43",
    agent_id: "be132c32-ea0e-405f-9ba9-a798c846fee8",
    name: "Owlstead Urgent Dental Care",
    streetAddress: "2 Small Hours Street",
    city: "Owlstead",
    state: "NY",
    postalCode: "10900",
    time_zone: "America/New_York",
    phone_number: "+13155550162",
  }),
};
