import metadata from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { createPhoneTools } from "../../../src/form/phone/phone-tools.ts";

export const phoneTools = createPhoneTools(metadata, examples);
