import { ANSWER_NAMES } from "../../contract/booking-request/answer-names.ts";

const MIN_SECONDS = 3;

/**
 * Why a request may not be from a patient: a filled field that the form does not show, a page that was
 * open for a shorter time than a person needs, or what neither a browser nor the form would send. For
 * staff, who decide; the request is stored.
 * @param origin the header, which every browser sends with a POST
 */
export function suspicionOf(body: unknown, origin: string | undefined): string | undefined {
  const { patient, seconds_on_page: seconds } = toObject(body);
  const hidden = Object.entries(toObject(patient)).find(
    ([name, value]) => !ANSWER_NAMES.includes(name) && isFilled(value),
  );
  if (hidden) return "A field was filled in that people do not see.";
  if (origin === undefined) return "It was not sent by a browser.";
  if (typeof seconds !== "number") return "It was not sent by the form.";
  return seconds < MIN_SECONDS
    ? `The form was sent within ${MIN_SECONDS} seconds after the page was opened.`
    : undefined;
}

const isFilled = (value: unknown) => value !== "" && value !== null && value !== false;

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
