import type { LocationRecord } from "../../../../contract/location-record/location-record.ts";

/** How the floors ask each field of the record. */
export const FIELDS = [
  { name: "firstName", label: "First name", type: "text", autocomplete: "given-name", max: 100 },
  { name: "lastName", label: "Last name", type: "text", autocomplete: "family-name", max: 100 },
  { name: "email", label: "Email", type: "email", autocomplete: "email", max: 254 },
  { name: "phone", label: "Phone", type: "tel", autocomplete: "tel", max: 30 },
  { name: "dob", label: "Date of birth", type: "date", autocomplete: "bday", max: 10 },
  { name: "insurance", label: "Insurance", type: "text", autocomplete: "off", max: 200 },
  { name: "additionalDetails", label: "Details", type: "textarea", autocomplete: "off", max: 1000 },
] as const;

export type Field = (typeof FIELDS)[number];

/** What the browser says is wrong with a control; empty if nothing is. */
export const errorOf = (control: HTMLInputElement | HTMLTextAreaElement): string =>
  control.validity.valid
    ? ""
    : control.validity.valueMissing
      ? "Please answer this question."
      : control.validationMessage;

declare global {
  interface Window {
    /** Renders a floor's form with a record; the result removes it. */
    mountFloor?: (host: HTMLElement, record: LocationRecord) => () => void;
  }
}
