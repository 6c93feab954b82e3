/** The numbering plans of all countries. Loaded when the field of a phone number is used, and before one is sent. */
export * from "../../../form/phone/phone-tools.ts";
