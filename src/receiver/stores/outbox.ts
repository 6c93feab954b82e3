import { domainToASCII } from "node:url";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { allOf, idsWithin } from "./request-search.ts";
import { count, fromNow, raw, type Sql, type SqlDatabase, sql } from "./sql-database.ts";

export const CONFIRMATION = "confirmation";
export const APPOINTMENT = "appointment";

// Whoever fills in the form chooses the address: it must not fill somebody's mailbox, or many.
const MAX_PER_MAILBOX = 5;
const MAX_PER_LOCATION = 200;
const MAX_OWN = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const DIGEST_MS = 10 * 60_000;
// Longer than a request waits for the database: a digest is sent after all of its requests are stored.
const PENDING_MS = 30_000;

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

/** Plans the email about an arrived request, unless the mailbox or the location had its total of a day. */
export function confirmationOf(request: BookingRequest, receivedAt: string): Sql[] {
  const { id, patient, location_id } = request;
  if (patient.email === undefined) return [];
  const recipient = mailboxOf(patient.email);
  const sent = sql`SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
    WHERE received_at > ${toIso(Date.parse(receivedAt) - DAY_MS)}`;
  return [
    sql`INSERT INTO outbox (request_id, channel, recipient, next_at)
      SELECT ${id}, ${CONFIRMATION}, ${recipient}, ${receivedAt}
      WHERE (${sent} AND recipient = ${recipient}) < ${MAX_PER_MAILBOX}
        AND (${sent} AND recipient IS NOT NULL AND location_id = ${location_id.toLowerCase()})
          < ${MAX_PER_LOCATION}
      ON CONFLICT DO NOTHING`,
  ];
}

/** Plans that the practice is notified: for the first requests of ten minutes of each, then of all the others. */
export function staffNotificationOf(id: string, channel: string, time: number, isMarked: boolean) {
  const end = (Math.floor(time / DIGEST_MS) + 1) * DIGEST_MS;
  const digestAt = toIso(end);
  const own = sql`SELECT count(*) FROM outbox JOIN booking_requests ON id = request_id
    WHERE channel = ${channel} AND digest_at IS NULL AND received_at >= ${startOfDigest(digestAt)}`;
  // The digest has none of a later time, which it is if the clock was ahead of this one.
  const isLater = sql`received_at >= ${digestAt}`;
  const hasOwn = isMarked ? sql`FALSE` : sql`(${isLater} OR (${own}) < ${MAX_OWN})`;
  // Sent again later, a request of a digest is not new.
  return sql`INSERT INTO outbox (request_id, channel, next_at, digest_at)
    SELECT CASE WHEN ${hasOwn} THEN id END, ${channel},
      CASE WHEN ${hasOwn} THEN ${toIso(time)} ELSE ${toIso(end + PENDING_MS)} END,
      CASE WHEN ${hasOwn} THEN NULL ELSE ${digestAt} END
    FROM booking_requests WHERE id = ${id} AND received_at >= ${toIso(time)}
    ON CONFLICT DO NOTHING`;
}

const isOther = raw("coalesce(outbox.booked_for, '') <> excluded.booked_for");

/** Plans the notification about an appointment or a change request; the same again, as by a double click, if it failed. */
export const notifyAbout = (isOne: Sql, channel: string, now: string, about: string | Sql): Sql =>
  sql`INSERT INTO outbox (request_id, channel, next_at, booked_for)
    SELECT id, ${channel}, ${now}, ${about} FROM booking_requests WHERE ${isOne}
    ON CONFLICT (request_id, channel) DO UPDATE SET
      next_at = excluded.next_at, attempts = 0, error = NULL, booked_for = excluded.booked_for,
      sequence = outbox.sequence + CASE WHEN ${isOther} THEN 1 ELSE 0 END
    WHERE ${isOther} OR (outbox.next_at IS NULL AND outbox.error <> ${UNANSWERED})`;

/** Staff have answered: the same request later is a new one, and nobody is notified of this one any more. */
export const forgetChangeRequest = (isOne: Sql): Sql =>
  sql`UPDATE outbox SET booked_for = NULL, next_at = NULL, error = NULL
    WHERE request_id IN (SELECT id FROM booking_requests WHERE ${isOne})
      AND channel NOT IN (${CONFIRMATION}, ${APPOINTMENT}) AND booked_for IS NOT NULL`;

const startOfDigest = (digestAt: string) => toIso(Date.parse(digestAt) - DIGEST_MS);

export interface Notification {
  /** Null if it is about all requests of ten minutes without one of their own. */
  requestId: string | null;
  channel: string;
  attempts: number;
  /** The end of the ten minutes. */
  digestAt: string | null;
  /** If it is about an appointment: its start, ISO 8601 in UTC. Of a change request: which. */
  bookedFor: string | null;
  /** How many other starts it had before. */
  sequence: number;
}

export interface FailedNotification extends Notification {
  error: string;
  /** The next attempt, ISO 8601 in UTC; null after the last one. */
  nextAt: string | null;
}

export type Outbox = ReturnType<typeof sqlOutbox>;
/** One notification about all requests of ten minutes without one of their own, so that a flood does not reach staff. */
export type Digest = NonNullable<Awaited<ReturnType<Outbox["digestOf"]>>>;

/** From five seconds to a day, together a little over three days. */
export const RETRY_DELAYS_MS = Array.from({ length: 9 }, (_, attempt) =>
  Math.min(5000 * 5 ** attempt, DAY_MS),
);

// Longer than any channel's timeout.
const LEASE_MS = 30 * 1000;

const MAX_DELAY_MS = 30 * 3_600_000;
const UNANSWERED = "the mail server did not answer, so perhaps it was delivered";
// Named as in the interface; in PostgreSQL only quoted names have capital letters.
const COLUMNS = raw(`request_id AS "requestId", channel, attempts, digest_at AS "digestAt",
  booked_for AS "bookedFor", sequence`);

/** The notifications that several processes deliver, at least once each. */
export function sqlOutbox(database: SqlDatabase) {
  const update = async (of: Notification, failures: number, error?: string, nextAt?: string) => {
    await database.run(sql`UPDATE outbox SET attempts = ${of.attempts + failures},
      next_at = ${nextAt ?? null}, error = ${error ?? null}
      WHERE (request_id = ${of.requestId} OR digest_at = ${of.digestAt}) AND channel = ${of.channel}
        AND coalesce(booked_for, '') = ${of.bookedFor ?? ""}`);
  };
  return {
    /** Notifications that are due, which no other process delivers during the next 30 seconds. */
    claim(channel: string, limit: number): Promise<Notification[]> {
      // An attempt later than any delay was planned before the clock was set back, so it is due.
      const isDue = sql`channel = ${channel}
        AND (next_at <= ${fromNow()} OR next_at > ${fromNow(MAX_DELAY_MS)})`;
      return database.run(sql`UPDATE outbox SET next_at = ${fromNow(LEASE_MS)}
        WHERE ${isDue} AND coalesce(request_id, digest_at) IN
          (SELECT coalesce(request_id, digest_at) FROM outbox WHERE ${isDue} ORDER BY next_at LIMIT ${limit})
        RETURNING ${COLUMNS}`);
    },
    /** Whether the patient has got, or gets, the email that the request arrived. */
    async isEmailed(id: string): Promise<boolean> {
      const sent = sql`outbox WHERE request_id = ${id} AND channel = ${CONFIRMATION}
        AND (next_at IS NOT NULL OR error IS NULL)`;
      return (await count(database, sent)) > 0;
    },
    /** What the digest says; undefined if the notification is about one request. */
    async digestOf({ digestAt, channel }: Notification) {
      if (digestAt === null) return undefined;
      const isIn = sql`received_at >= ${startOfDigest(digestAt)} AND received_at < ${digestAt}`;
      const own = sql`SELECT request_id FROM outbox WHERE channel = ${channel} AND digest_at IS NULL`;
      const rows = await database.run<{ id: string }>(sql`SELECT id FROM booking_requests
        WHERE suspicion IS NULL AND ${isIn} AND id NOT IN (${own}) ORDER BY rowid`);
      const marked = sql`booking_requests WHERE suspicion IS NOT NULL AND ${isIn}`;
      // The ids of those that are not marked.
      return { at: digestAt, ids: rows.map(({ id }) => id), marked: await count(database, marked) };
    },
    markDelivered: (notification: Notification) => update(notification, 0),
    /** Until the other end has answered, this attempt is the last one, even if this process is killed. */
    markUnanswered: (notification: Notification) => update(notification, 1, UNANSWERED),
    /** Plans another attempt, unless it was the last. @param isPermanent whether that would fail, too */
    markFailed(notification: Notification, error: string, isPermanent = false): Promise<void> {
      const delay = isPermanent ? undefined : RETRY_DELAYS_MS[notification.attempts];
      return update(notification, 1, error, delay === undefined ? delay : fromNow(delay));
    },
    /** The failed ones for some locations, or of a request, those first that are not repeated any more; at most 20. */
    listFailed(locations?: readonly string[], id?: string): Promise<FailedNotification[]> {
      const isFor =
        locations !== undefined &&
        sql`(request_id IS NULL OR request_id IN (${idsWithin(locations)}))`;
      const isOf = id !== undefined && sql`request_id = ${id}`;
      return database.run(sql`SELECT ${COLUMNS}, error, next_at AS "nextAt" FROM outbox
        WHERE ${allOf(sql`error IS NOT NULL`, isFor, isOf)}
        ORDER BY next_at IS NOT NULL, next_at DESC LIMIT 20`);
    },
  };
}
