import type { FieldName } from "../contract/fields.ts";
import type { FieldSwitches } from "../contract/location-record/web-scheduler-config.ts";

/** The seven switches with the named ones on: `fields("firstName", "phone")`. */
export const fields = (...on: FieldName[]): FieldSwitches => ({
  firstName: on.includes("firstName"),
  lastName: on.includes("lastName"),
  email: on.includes("email"),
  phone: on.includes("phone"),
  dob: on.includes("dob"),
  insurance: on.includes("insurance"),
  additionalDetails: on.includes("additionalDetails"),
});
