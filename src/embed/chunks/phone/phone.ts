/** What knows every country's numbers. Loaded when a phone number is typed, and before one is sent. */
export * from "../../../form/phone/phone-tools.ts";
