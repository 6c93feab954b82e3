import { FIELD_NAMES, type FieldName } from "../../src/contract/questions.ts";
import { type FormValues, mapInputs } from "../../src/form/inputs.ts";
import type { PlannedQuestion } from "../../src/form/plan.ts";

export const SAMPLE_ANSWER = "Sample answer";

export const formValues = (overrides: Partial<FormValues> = {}): FormValues => ({
  ...mapInputs(() => SAMPLE_ANSWER),
  firstName: "Ada",
  lastName: "Quill",
  email: "ada@quill.example",
  phone: "(202) 555-0143",
  day: "27",
  month: "3",
  year: "1990",
  additionalDetails: "A tooth at the back.\r\nIt is not urgent.",
  ...overrides,
});

export const EMPTY_VALUES: FormValues = mapInputs(() => "");

export const allFields = (required: boolean): PlannedQuestion<FieldName>[] =>
  FIELD_NAMES.map((name) => ({ name, required }));
