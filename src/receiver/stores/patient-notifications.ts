import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { Statement } from "./sql-database.ts";

/** The notifications of patients. */
export const CONFIRMATION = "confirmation";
export const APPOINTMENT = "appointment";

// Whoever fills in the form chooses the address: it must not fill somebody's mailbox.
const MAX_PER_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM = `INSERT INTO outbox (request_id, channel, next_at, recipient)
  SELECT $1, '${CONFIRMATION}', $2, $3 WHERE ${MAX_PER_DAY} >
    (SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
    WHERE recipient = $3 AND received_at > $4)
  ON CONFLICT DO NOTHING`;

// The same time again, after a double click for example, is the same email.
const APPOINT = `INSERT INTO outbox (request_id, channel, next_at, booked_for)
  SELECT id, '${APPOINTMENT}', $2, $3 FROM booking_requests WHERE id = $1
  ON CONFLICT (request_id, channel) DO UPDATE SET
    next_at = excluded.next_at, attempts = 0, error = NULL, booked_for = excluded.booked_for
  WHERE outbox.booked_for <> excluded.booked_for`;

/** Plans the email that says that a request arrived, if it has an address. */
export function confirmationOf({ id, patient }: BookingRequest, receivedAt: string): Statement[] {
  if (patient.email === undefined) return [];
  const dayBefore = new Date(Date.parse(receivedAt) - DAY_MS).toISOString();
  return [[CONFIRM, id, receivedAt, patient.email.toLowerCase(), dayBefore]];
}

/** Plans the email about an appointment. */
export const appointmentOf = (id: string, now: string, bookedFor: string): Statement => [
  APPOINT,
  id,
  now,
  bookedFor,
];
