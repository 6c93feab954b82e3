import { domainToASCII } from "node:url";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { type Sql, sql } from "./sql-database.ts";

/** The notifications of patients. */
export const CONFIRMATION = "confirmation";
export const APPOINTMENT = "appointment";

// Whoever fills in the form chooses the address: it must not fill somebody's mailbox, or many.
const MAX_PER_MAILBOX = 5;
export const MAX_PER_LOCATION = 200;
const MAX_OWN = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const DIGEST_MS = 10 * 60_000;
// Longer than a request waits for the database: a digest is sent after all of its requests are stored.
const PENDING_MS = 30_000;

/** The error of a confirmation that waits until staff send it. */
export const HELD = "held";

const toIso = (ms: number) => new Date(ms).toISOString();

/** The same for addresses that reach one mailbox: only for counting, because some providers differ. */
export function mailboxOf(email: string): string {
  const text = email.normalize("NFKC").toLowerCase();
  const at = text.lastIndexOf("@");
  const [local, host] = [text.slice(0, at), text.slice(at + 1).replace(/\.$/, "")];
  const domain = (domainToASCII(host) || host).replace(/^googlemail\.com$/, "gmail.com");
  const name = local.replace(/(?!^)\+.*/, "");
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/**
 * Plans the email that says that a request arrived, if it has an address. What exceeds a location's
 * total of a day is held.
 */
export function confirmationOf(request: BookingRequest, receivedAt: string): Sql[] {
  const { id, patient, location_id } = request;
  if (patient.email === undefined) return [];
  const recipient = mailboxOf(patient.email);
  const sent = sql`SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
    WHERE received_at > ${toIso(Date.parse(receivedAt) - DAY_MS)}`;
  const isSent = sql`(${sent} AND recipient IS NOT NULL AND location_id = ${location_id.toLowerCase()}
    AND coalesce(error, '') <> ${HELD}) < ${MAX_PER_LOCATION}`;
  return [
    sql`INSERT INTO outbox (request_id, channel, recipient, next_at, error)
      SELECT ${id}, ${CONFIRMATION}, ${recipient}, CASE WHEN ${isSent} THEN ${receivedAt} END,
        CASE WHEN ${isSent} THEN NULL ELSE ${HELD} END
      WHERE (${sent} AND recipient = ${recipient}) < ${MAX_PER_MAILBOX}
      ON CONFLICT DO NOTHING`,
  ];
}

/** Plans that the practice is notified: for the first requests of ten minutes of each, then of all the others. */
export function staffNotificationOf(id: string, channel: string, time: number, isMarked: boolean) {
  const end = (Math.floor(time / DIGEST_MS) + 1) * DIGEST_MS;
  const digestAt = toIso(end);
  const own = sql`SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
    WHERE channel = ${channel} AND digest_at IS NULL AND received_at >= ${startOfDigest(digestAt)}`;
  const hasOwn = isMarked ? sql`FALSE` : sql`(${own}) < ${MAX_OWN}`;
  // Sent again later, a request of a digest is not new.
  return sql`INSERT INTO outbox (request_id, channel, next_at, digest_at)
    SELECT id, ${channel}, CASE WHEN ${hasOwn} THEN ${toIso(time)} ELSE ${toIso(end + PENDING_MS)} END,
      CASE WHEN ${hasOwn} THEN NULL ELSE ${digestAt} END
    FROM booking_requests WHERE id = ${id} AND received_at >= ${toIso(time)}
    ON CONFLICT DO NOTHING`;
}

/** Plans the email about an appointment; the same time again, after a double click for example, is the same one. */
export const appointmentOf = (isOne: Sql, now: string, bookedFor: string): Sql =>
  sql`INSERT INTO outbox (request_id, channel, next_at, booked_for)
    SELECT id, ${APPOINTMENT}, ${now}, ${bookedFor} FROM booking_requests WHERE ${isOne}
    ON CONFLICT (request_id, channel) DO UPDATE SET
      next_at = excluded.next_at, attempts = 0, error = NULL, booked_for = excluded.booked_for,
      sequence = outbox.sequence + 1
    WHERE outbox.booked_for <> excluded.booked_for`;

/** Before requests are deleted: the digests that are planned with them are planned with others that they are about. */
export const digestsWithout = (ids: Sql): Sql =>
  sql`UPDATE outbox SET request_id = coalesce((SELECT other.id FROM booking_requests AS other
      JOIN booking_requests AS planned ON planned.id = outbox.request_id
      WHERE other.received_at >= planned.received_at AND other.received_at < outbox.digest_at
        AND other.id NOT IN (${ids}) AND NOT EXISTS (SELECT 1 FROM outbox AS own
          WHERE own.request_id = other.id AND own.channel = outbox.channel)
      ORDER BY other.received_at LIMIT 1), request_id)
    WHERE digest_at IS NOT NULL AND next_at IS NOT NULL AND request_id IN (${ids})`;

/** One notification about all requests of ten minutes without one of their own, so that a flood does not reach staff. */
export interface Digest {
  /** The end of the ten minutes, ISO 8601 in UTC. */
  at: string;
  /** Of the requests that are not marked. */
  ids: string[];
  marked: number;
}

/** The beginning of the ten minutes. */
export const startOfDigest = (digestAt: string) => toIso(Date.parse(digestAt) - DIGEST_MS);
