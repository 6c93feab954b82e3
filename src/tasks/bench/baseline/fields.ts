import type { FieldName } from "../../../contract/fields.ts";

/** A text control. */
export interface Control {
  name: string;
  /** In English for every language: other labels would take as long. */
  label: string;
  type: "text" | "email" | "tel" | "textarea";
  autocomplete: AutoFill;
  max: number;
}

/** The controls of each field of the record; the date of birth has three, as in the widget. */
export const FIELDS: Record<FieldName, readonly Control[]> = {
  firstName: [
    { name: "firstName", label: "First name", type: "text", autocomplete: "given-name", max: 100 },
  ],
  lastName: [
    { name: "lastName", label: "Last name", type: "text", autocomplete: "family-name", max: 100 },
  ],
  email: [{ name: "email", label: "Email", type: "email", autocomplete: "email", max: 254 }],
  phone: [{ name: "phone", label: "Phone", type: "tel", autocomplete: "tel", max: 30 }],
  dob: [
    { name: "month", label: "Month of birth", type: "text", autocomplete: "bday-month", max: 2 },
    { name: "day", label: "Day of birth", type: "text", autocomplete: "bday-day", max: 2 },
    { name: "year", label: "Year of birth", type: "text", autocomplete: "bday-year", max: 4 },
  ],
  insurance: [
    { name: "insurance", label: "Insurance", type: "text", autocomplete: "off", max: 200 },
  ],
  additionalDetails: [
    { name: "details", label: "Details", type: "textarea", autocomplete: "off", max: 1000 },
  ],
};

/** The other sentences, which are in English, too. */
export const TEXTS = {
  appointmentType: "What do you need?",
  provider: "Whom would you like to see?",
  slot: "When?",
  newPatient: "Have you been here before?",
  yes: "Yes",
  no: "No",
  optional: "optional",
  missing: "Please answer this question.",
  next: "Continue",
  send: "Request an appointment",
  sent: "Thank you. We will call you.",
  failed: "Your request could not be sent. Please try again.",
};
