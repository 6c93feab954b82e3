import type { Example } from "../record/example.ts";
import { fields, locationRecord } from "../record/location-record.ts";

export const optionalFields: Example = {
  slug: "optional-fields",
  title: "Optional and required fields",
  description:
    "Three required fields, three optional ones, and no insurance; phone is in both lists, and required wins.",
  record: locationRecord({
    id: "fe111c41-2682-4825-9251-f7661575471b",
    organization_id: "e3fd0b3b-58de-43bf-b4e9-099a54803552",
    agent_id: "56805608-9616-42f9-8a38-c1d7b7ee5912",
    name: "Thistle & Wren Family Dentistry",
    streetAddress: "820 Tumbledown Road",
    city: "Wrenfield",
    state: "CO",
    postalCode: "80900",
    time_zone: "America/Denver",
    phone_number: "+17205550118",
    config: {
      required_fields: fields("firstName", "lastName", "phone"),
      optional_fields: fields("phone", "email", "dob", "additionalDetails"),
    },
  }),
};
