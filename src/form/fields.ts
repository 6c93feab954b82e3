import { FIELD_NAMES, type FieldName } from "../contract/fields.ts";
import { OBSERVED_REQUIRED_FIELDS } from "../contract/location-record/record-defaults.ts";
import type { WebSchedulerConfig } from "../contract/location-record/web-scheduler-config.ts";

/** A field that the form shows. */
export interface AskedField {
  name: FieldName;
  required: boolean;
}

/**
 * The fields to ask, in the contract's order. `required_fields` wins over `optional_fields`;
 * where nothing is required, what the contract saw in every response applies, because a request
 * without a name and a way to answer it is of no use to a practice.
 */
export function askedFields({
  required_fields,
  optional_fields,
}: WebSchedulerConfig): AskedField[] {
  const nothingRequired = !FIELD_NAMES.some((name) => required_fields[name]);
  const required = nothingRequired ? OBSERVED_REQUIRED_FIELDS : required_fields;
  return FIELD_NAMES.filter((name) => required[name] || optional_fields[name]).map((name) => ({
    name,
    required: required[name],
  }));
}
