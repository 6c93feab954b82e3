import { FIELD_NAMES } from "../../src/contract/fields.ts";
import type { AskedField } from "../../src/form/fields.ts";
import type { Typed } from "../../src/form/validate.ts";

/** A form that was filled in rightly by somebody invented, with some of it otherwise. */
export const typed = (over: Partial<Typed> = {}): Typed => ({
  firstName: "Ada",
  lastName: "Quill",
  email: "ada@quill.example",
  phone: "(202) 555-0143",
  dob: { day: "27", month: "3", year: "1990" },
  insurance: "Larkmere Mutual",
  additionalDetails: "A tooth at the back.\r\nIt is not urgent.",
  ...over,
});

/** A form that nothing was typed into. */
export const untouched: Typed = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  dob: { day: "", month: "", year: "" },
  insurance: "",
  additionalDetails: "",
};

export const everyField = (required: boolean): AskedField[] =>
  FIELD_NAMES.map((name) => ({ name, required }));
