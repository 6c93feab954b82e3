/**
 * The seven keys of `required_fields` and `optional_fields`, in the contract's order, which is
 * also the order in which the form asks them (contract: web_scheduler_config).
 */
export const FIELD_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dob",
  "insurance",
  "additionalDetails",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
