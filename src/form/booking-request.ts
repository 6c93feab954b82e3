import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { jsonOf } from "../contract/stringify-safely.ts";

/** What a patient answered, checked, in the form in which it is handed over. */
export type BookingAnswers = Pick<
  BookingRequest,
  "patient" | "screener" | "appointment_type" | "provider"
>;

/** Everything of a request that is not an answer. */
export interface BookingContext {
  record: LocationRecord;
  /** The language that the patient read the form in. */
  locale: string;
  source: BookingRequest["source"];
}

/** A booking request for answers that are handed over for the first time. */
export const bookingRequest = (
  id: string,
  createdAt: number,
  answers: BookingAnswers,
  { record, locale, source }: BookingContext,
): BookingRequest => ({
  version: 1,
  id,
  location_id: record.id.toLowerCase(),
  organization_id: record.organization_id,
  sync_type: record.sync_type,
  created_at: instant(createdAt),
  time_zone: record.time_zone,
  locale,
  ...answers,
  source,
});

/** Whether two sets of answers would make the same request, so that its id can be used again. */
export const sameAnswers = (a: BookingAnswers, b: BookingAnswers) =>
  jsonOf({ ...a }) === jsonOf({ ...b });

const two = (number: number) => String(number).padStart(2, "0");

/** As `toISOString`, which date libraries of old pages replace with a form of their own. */
function instant(ms: number): string {
  const at = new Date(ms);
  const day = [at.getUTCFullYear(), two(at.getUTCMonth() + 1), two(at.getUTCDate())].join("-");
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(":");
  return `${day}T${time}.${String(at.getUTCMilliseconds()).padStart(3, "0")}Z`;
}
