import type { FieldName } from "../../../contract/fields.ts";

/** A text control. */
export interface Control {
  name: keyof typeof TEXTS;
  type: "text" | "email" | "tel" | "textarea";
  autocomplete: AutoFill;
  max: number;
}

/** The controls of each field of the record; the date of birth has three, as in the widget. */
export const FIELDS: Record<FieldName, readonly Control[]> = {
  firstName: [{ name: "firstName", type: "text", autocomplete: "given-name", max: 100 }],
  lastName: [{ name: "lastName", type: "text", autocomplete: "family-name", max: 100 }],
  email: [{ name: "email", type: "email", autocomplete: "email", max: 254 }],
  phone: [{ name: "phone", type: "tel", autocomplete: "tel", max: 30 }],
  dob: [
    { name: "month", type: "text", autocomplete: "bday-month", max: 2 },
    { name: "day", type: "text", autocomplete: "bday-day", max: 2 },
    { name: "year", type: "text", autocomplete: "bday-year", max: 4 },
  ],
  insurance: [{ name: "insurance", type: "text", autocomplete: "off", max: 200 }],
  additionalDetails: [{ name: "details", type: "textarea", autocomplete: "off", max: 1000 }],
};

/** The sentences, in English for every language: other ones would take as long. */
export const TEXTS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  month: "Month of birth",
  day: "Day of birth",
  year: "Year of birth",
  insurance: "Insurance",
  details: "Details",
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
