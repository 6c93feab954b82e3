import { FIELD_NAMES } from "../../contract/fields.ts";

const MIN_SECONDS = 3;

/**
 * Why a request may not be from a patient: a filled field that the form does not show, or a page
 * that was open for a shorter time than a person needs. For staff, who decide; the request is stored.
 */
export function suspicionOf(body: unknown): string | undefined {
  const { patient, seconds_on_page: seconds } = toObject(body);
  const hidden = Object.entries(toObject(patient)).find(
    ([name, value]) => !FIELD_NAMES.some((field) => field === name) && isFilled(value),
  );
  if (hidden) return "A field was filled in that people do not see.";
  return typeof seconds === "number" && seconds < MIN_SECONDS
    ? `The form was sent within ${MIN_SECONDS} seconds after the page was opened.`
    : undefined;
}

const isFilled = (value: unknown) => value !== "" && value !== null && value !== false;

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
