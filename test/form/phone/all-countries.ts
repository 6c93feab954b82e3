import { ALL_COUNTRIES } from "../../../src/form/phone/countries.ts";
import { createPhoneTools } from "../../../src/form/phone/phone-tools.ts";

export const phoneTools = createPhoneTools(ALL_COUNTRIES);
