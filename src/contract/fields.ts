/** How a field is shown, validated and sent; modules that depend on it have one row per kind. */
export type FieldKind = "name" | "line" | "text" | "email" | "phone" | "date";

/** An autofill token (HTML, "autofill field names"). */
export type AutofillToken = "given-name" | "family-name";

interface FieldSpec {
  kind: FieldKind;
  /** The longest accepted answer in characters, counted as `countCharacters` does. */
  maxLength?: number;
  /** Of a field of the kind `name`. */
  autocomplete?: AutofillToken;
  /** Whether `required_fields` is true for it in every response that the contract shows. */
  usuallyRequired?: true;
}

/**
 * Every field of the patient form, in the contract's order, which is also the order in which the
 * form asks them (contract: web_scheduler_config). The record's switches and their defaults, the
 * booking request's schema, the form's controls and validators, and the `prefill-…` attributes all
 * derive from this table.
 */
export const FIELDS = {
  firstName: { kind: "name", maxLength: 100, autocomplete: "given-name", usuallyRequired: true },
  lastName: { kind: "name", maxLength: 100, autocomplete: "family-name", usuallyRequired: true },
  // RFC 5321, 4.5.3.1.3
  email: { kind: "email", maxLength: 254 },
  phone: { kind: "phone", usuallyRequired: true },
  dob: { kind: "date", usuallyRequired: true },
  insurance: { kind: "line", maxLength: 200 },
  additionalDetails: { kind: "text", maxLength: 1000 },
} as const satisfies Record<string, FieldSpec>;

/** A key of `required_fields`, `optional_fields` and a booking request's `patient`. */
export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The table's row for a field, with the optional columns of any row. */
export const fieldSpec = (name: FieldName): FieldSpec => FIELDS[name];

/** An object with one value per field. */
export const mapFields = <Value>(
  toValue: (spec: FieldSpec, name: FieldName) => Value,
): Record<FieldName, Value> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, toValue(FIELDS[name], name)])) as Record<
    FieldName,
    Value
  >;

/** A field's name for staff and designers, in English: `First name`, `Date of birth`. */
export function fieldTitle(name: FieldName): string {
  if (name === "dob") return "Date of birth";
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
