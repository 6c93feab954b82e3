import type { BookingRequest, PageAnswers } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { isoInstant } from "./calendar-day.ts";

/** A patient's validated answers, as they are sent. */
export type BookingAnswers = PageAnswers &
  Pick<
    BookingRequest,
    | "patient"
    | "screener"
    | "appointment_type"
    | "provider"
    | "appointment_type_label"
    | "provider_label"
  >;

/** Everything in a request except the answers; the locale is the form's. */
interface BookingContext extends Pick<BookingRequest, "locale" | "source"> {
  record: LocationRecord;
}

/** A new booking request. */
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
  created_at: isoInstant(createdAt),
  time_zone: record.time_zone,
  locale,
  ...answers,
  source,
});
