import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { type Sql, sql } from "./sql-database.ts";

/** The notifications of patients. */
export const CONFIRMATION = "confirmation";
export const APPOINTMENT = "appointment";

// Whoever fills in the form chooses the address: it must not fill somebody's mailbox.
const MAX_PER_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const DIGEST_MS = 10 * 60_000;
// Longer than a request waits for the database.
const PENDING_MS = 30_000;

const toIso = (ms: number) => new Date(ms).toISOString();

/** Plans the email that says that a request arrived, if it has an address. */
export function confirmationOf({ id, patient }: BookingRequest, receivedAt: string): Sql[] {
  if (patient.email === undefined) return [];
  const recipient = patient.email.toLowerCase();
  const dayBefore = toIso(Date.parse(receivedAt) - DAY_MS);
  return [
    sql`INSERT INTO outbox (request_id, channel, next_at, recipient)
      SELECT ${id}, ${CONFIRMATION}, ${receivedAt}, ${recipient} WHERE ${MAX_PER_DAY} >
        (SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
        WHERE recipient = ${recipient} AND received_at > ${dayBefore})
      ON CONFLICT DO NOTHING`,
  ];
}

/** Plans the email about an appointment; the same time again, after a double click for example, is the same one. */
export const appointmentOf = (id: string, now: string, bookedFor: string): Sql =>
  sql`INSERT INTO outbox (request_id, channel, next_at, booked_for)
    SELECT id, ${APPOINTMENT}, ${now}, ${bookedFor} FROM booking_requests WHERE id = ${id}
    ON CONFLICT (request_id, channel) DO UPDATE SET
      next_at = excluded.next_at, attempts = 0, error = NULL, booked_for = excluded.booked_for,
      sequence = outbox.sequence + 1
    WHERE outbox.booked_for <> excluded.booked_for`;

/** One notification about all marked requests of ten minutes, so that a flood does not reach staff. */
export interface Digest {
  /** The end of the ten minutes, ISO 8601 in UTC. */
  at: string;
  count: number;
}

/** The end of the ten minutes in which a request arrives. */
export const nextDigest = (now: number) => toIso((Math.floor(now / DIGEST_MS) + 1) * DIGEST_MS);

/** When a digest is sent: after every request that belongs to it is stored. */
export const laterThanPending = (digestAt: string) => toIso(Date.parse(digestAt) + PENDING_MS);

/** The beginning of the ten minutes. */
export const startOfDigest = (digestAt: string) => toIso(Date.parse(digestAt) - DIGEST_MS);
