import { type Digest, HELD, startOfDigest } from "../stores/planned-notifications.ts";
import { allOf, idsWithin } from "../stores/request-search.ts";
import { raw, type SqlDatabase, sql } from "../stores/sql-database.ts";

/** A notification about a request through one channel, such as `webhook`. */
export interface Notification {
  requestId: string;
  channel: string;
  /** Failed attempts so far. */
  attempts: number;
  /** If it is about all requests of ten minutes without one of their own: their end. */
  digestAt: string | null;
  /** If it is about an appointment: its start, ISO 8601 in UTC. */
  bookedFor: string | null;
  /** How many other starts it had before. */
  sequence: number;
}

/** A notification that was not delivered. */
export interface FailedNotification extends Notification {
  error: string;
  /** The next attempt, ISO 8601 in UTC; null after the last one. */
  nextAt: string | null;
}

const isFor = (locations: readonly string[] | undefined) =>
  locations !== undefined && sql`request_id IN (${idsWithin(locations)})`;
const isHeld = (locations: readonly string[] | undefined) =>
  allOf(sql`error = ${HELD}`, isFor(locations));

export type Outbox = ReturnType<typeof sqlOutbox>;

const HOUR_MS = 60 * 60 * 1000;

/** From five seconds to a day, together a little over three days. */
export const RETRY_DELAYS_MS = Array.from({ length: 9 }, (_, attempt) =>
  Math.min(5000 * 5 ** attempt, 24 * HOUR_MS),
);

// Longer than any channel's timeout.
const LEASE_MS = 30 * 1000;

const MAX_DELAY_MS = 30 * HOUR_MS;
const UNANSWERED = "the mail server did not answer, so perhaps it was delivered";
// Named as in the interface; in PostgreSQL only quoted names have capital letters.
const COLUMNS = raw(`request_id AS "requestId", channel, attempts, digest_at AS "digestAt",
  booked_for AS "bookedFor", sequence`);

/**
 * The notifications that several processes deliver, at least once each.
 * @param now the current time in milliseconds since 1970
 */
export function sqlOutbox(database: SqlDatabase, now: () => number = Date.now) {
  const after = (ms: number) => new Date(now() + ms).toISOString();
  const update = async (of: Notification, failures: number, error?: string, nextAt?: string) => {
    await database.run(sql`UPDATE outbox SET attempts = ${of.attempts + failures},
      next_at = ${nextAt ?? null}, error = ${error ?? null}
      WHERE request_id = ${of.requestId} AND channel = ${of.channel}
        AND coalesce(booked_for, '') = ${of.bookedFor ?? ""}`);
  };
  return {
    /** Notifications that are due, which no other process delivers during the next 30 seconds. */
    claim(channel: string, limit: number): Promise<Notification[]> {
      // An attempt later than any delay was planned before the clock was set back, so it is due.
      const isDue = sql`channel = ${channel}
        AND (next_at <= ${after(0)} OR next_at > ${after(MAX_DELAY_MS)})`;
      return database.run(sql`UPDATE outbox SET next_at = ${after(LEASE_MS)}
        WHERE ${isDue} AND request_id IN
          (SELECT request_id FROM outbox WHERE ${isDue} ORDER BY next_at LIMIT ${limit})
        RETURNING ${COLUMNS}`);
    },
    /** What the digest says; undefined if the notification is about one request. */
    async digestOf({ digestAt, channel }: Notification): Promise<Digest | undefined> {
      if (digestAt === null) return undefined;
      const isIn = sql`received_at >= ${startOfDigest(digestAt)} AND received_at < ${digestAt}`;
      const own = sql`SELECT request_id FROM outbox WHERE channel = ${channel} AND digest_at IS NULL`;
      const rows = await database.run<{ id: string }>(sql`SELECT id FROM booking_requests
        WHERE suspicion IS NULL AND ${isIn} AND id NOT IN (${own}) ORDER BY rowid`);
      const [row] = await database.run(sql`SELECT count(*) AS marked FROM booking_requests
        WHERE suspicion IS NOT NULL AND ${isIn}`);
      return { at: digestAt, ids: rows.map(({ id }) => id), marked: Number(row?.marked) };
    },
    markDelivered: (notification: Notification) => update(notification, 0),
    /** Until the other end has answered, this attempt is the last one, even if this process is killed. */
    markUnanswered: (notification: Notification) => update(notification, 1, UNANSWERED),
    /**
     * Plans the next attempt, unless it was the last one.
     * @param isPermanent whether the next attempt would fail too
     */
    markFailed(notification: Notification, error: string, isPermanent = false): Promise<void> {
      const delay = isPermanent ? undefined : RETRY_DELAYS_MS[notification.attempts];
      return update(notification, 1, error, delay === undefined ? delay : after(delay));
    },
    /** The failed ones for some locations, or of a request; at most 20. */
    listFailed(locations?: readonly string[], requestId?: string): Promise<FailedNotification[]> {
      const isListed = allOf(
        sql`error <> ${HELD}`,
        isFor(locations),
        requestId !== undefined && sql`request_id = ${requestId}`,
      );
      return database.run(sql`SELECT ${COLUMNS}, error, next_at AS "nextAt" FROM outbox
        WHERE ${isListed} ORDER BY next_at DESC LIMIT 20`);
    },
    /** How many confirmations wait because of a location's total of a day. */
    async countHeld(locations?: readonly string[]): Promise<number> {
      const [row] = await database.run(
        sql`SELECT count(*) AS held FROM outbox WHERE ${isHeld(locations)}`,
      );
      return Number(row?.held);
    },
    sendHeld: (locations?: readonly string[]) =>
      database.run(sql`UPDATE outbox SET error = NULL, next_at = ${after(0)}
        WHERE ${isHeld(locations)}`),
  };
}
