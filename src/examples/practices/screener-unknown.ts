import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const screenerUnknown: Example = {
  slug: "screener-unknown",
  title: "Screener with an unknown action",
  description: "Yes leads to an action that the form does not know, so it stops and offers a call.",
  record: locationRecord({
    id: "e68343dc-7bfe-44fe-add1-1d0cf24a8a3f",
    organization_id: "10efc8c7-d6e4-46cb-addc-369d427ec8ea",
    agent_id: "8717fa71-a2bf-4793-8f70-112400f86c48",
    name: "Quillhaven Dental",
    streetAddress: "9 Inkwell Court",
    city: "Quillhaven",
    state: "MA",
    postalCode: "02900",
    time_zone: "America/New_York",
    phone_number: "+16175550164",
    config: {
      screener_question: {
        enabled: true,
        question: "Have you had surgery in the last four weeks?",
        if_yes: {
          action: "route_to_nurse",
          message: "Our nurse would like to speak with you before you choose a time.",
        },
        if_no: { action: "allow", message: "" },
      },
    },
  }),
};
