import { NORTH_AMERICA } from "../../../form/phone/north-america.ts";
import { createPhoneTools } from "../../../form/phone/phone-tools.ts";

/** Loaded when the field of a phone number is used, and before one is sent. */
export const northAmerica = createPhoneTools(NORTH_AMERICA);

export { createPhoneTools };
