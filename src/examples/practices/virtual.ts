import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const virtual: Example = {
  slug: "virtual",
  title: "Virtual location",
  description: "A location that sees its patients by video and has no street address.",
  record: locationRecord({
    id: "e40d8cf5-a50f-4a24-868c-fbd7e31783c4",
    organization_id: "c976c254-675d-416d-91fd-d3ce60eb81e0",
    agent_id: "ebcbcbd3-0295-4202-8213-25e477fe7079",
    name: "Cloudberry Teledentistry",
    streetAddress: "",
    city: "",
    state: "",
    postalCode: "",
    is_virtual: true,
    time_zone: "America/Anchorage",
    phone_number: "+19075550156",
  }),
};
