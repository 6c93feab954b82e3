import { type Digest, startOfDigest } from "../stores/digest.ts";
import { isWithin, toQuery } from "../stores/request-search.ts";
import type { Row, SqlDatabase } from "../stores/sql-database.ts";

/** A notification about a request through one channel, such as `webhook`. */
export interface Notification {
  requestId: string;
  channel: string;
  /** Failed attempts so far. */
  attempts: number;
  /** If it is about all marked requests of ten minutes: their end. */
  digestAt: string | null;
  /** If it is about an appointment: its start, ISO 8601 in UTC. */
  bookedFor: string | null;
}

/** A notification that was not delivered. */
export interface FailedNotification extends Notification {
  error: string;
  /** The next attempt, ISO 8601 in UTC; null after the last one. */
  nextAt: string | null;
}

interface FailedOf {
  requestId?: string;
  locations?: readonly string[] | undefined;
}

export type Outbox = ReturnType<typeof sqlOutbox>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The schedule that the Standard Webhooks specification recommends: a little over three days. */
export const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const JITTER = 0.1;

// Longer than any channel's timeout.
const LEASE_MS = 30 * SECOND;

// An attempt later than any delay was planned before the clock was set back, so it is due.
const IS_DUE = "(next_at <= $1 OR next_at > $2)";
const MAX_DELAY_MS = 30 * HOUR;
const CLAIM = `UPDATE outbox SET next_at = $3
  WHERE channel = $4 AND ${IS_DUE} AND request_id IN
    (SELECT request_id FROM outbox WHERE channel = $4 AND ${IS_DUE} ORDER BY next_at LIMIT $5)
  RETURNING request_id, channel, attempts, digest_at, booked_for`;
const UNANSWERED = "the mail server did not answer, so perhaps it was delivered";
const UPDATE = `UPDATE outbox SET attempts = $3, next_at = $4, error = $5
  WHERE request_id = $1 AND channel = $2 AND coalesce(booked_for, '') = $6`;

/**
 * The notifications that several processes deliver, at least once each.
 * @param now the current time in milliseconds since 1970
 */
export function sqlOutbox(database: SqlDatabase, now: () => number = Date.now) {
  const after = (ms: number) => new Date(now() + ms).toISOString();
  const update = async (of: Notification, failures: number, error?: string, nextAt?: string) => {
    const values = [of.attempts + failures, nextAt ?? null, error ?? null] as const;
    await database.run([UPDATE, of.requestId, of.channel, ...values, of.bookedFor ?? ""]);
  };
  return {
    /** Notifications that are due, which no other process delivers during the next 30 seconds. */
    async claim(channel: string, limit: number): Promise<Notification[]> {
      const times = [after(0), after(MAX_DELAY_MS), after(LEASE_MS)];
      return (await database.run([CLAIM, ...times, channel, limit])).map(toNotification);
    },
    /** What the digest says; undefined if the notification is about one request. */
    async digestOf({ digestAt }: Notification): Promise<Digest | undefined> {
      if (digestAt === null) return undefined;
      const [row] = await database.run([
        `SELECT count(*) AS count FROM booking_requests
        WHERE suspicion IS NOT NULL AND received_at >= $1 AND received_at < $2`,
        startOfDigest(digestAt),
        digestAt,
      ]);
      return { at: digestAt, count: Number(row?.count) };
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
      const jitter = 1 + JITTER * Math.random();
      return update(notification, 1, error, delay === undefined ? delay : after(delay * jitter));
    },
    /** The failed ones of a request, or for some locations; at most 100. */
    async listFailed({
      requestId,
      locations: within,
    }: FailedOf = {}): Promise<FailedNotification[]> {
      const { where, values } = toQuery((param) => [
        "error IS NOT NULL",
        requestId !== undefined && `request_id = ${param(requestId)}`,
        within !== undefined &&
          `request_id IN (SELECT id FROM booking_requests WHERE ${isWithin(within, param)})`,
      ]);
      const rows = await database.run([
        `SELECT * FROM outbox WHERE ${where} ORDER BY next_at DESC LIMIT 100`,
        ...values,
      ]);
      return rows.map((row) => ({
        ...toNotification(row),
        error: String(row.error),
        nextAt: row.next_at === null ? null : String(row.next_at),
      }));
    },
    async countPending(): Promise<number> {
      const [row] = await database.run([
        "SELECT count(*) AS pending FROM outbox WHERE next_at IS NOT NULL",
      ]);
      return Number(row?.pending);
    },
  };
}

const toNotification = (row: Row): Notification => ({
  requestId: String(row.request_id),
  channel: String(row.channel),
  attempts: Number(row.attempts),
  digestAt: row.digest_at === null ? null : String(row.digest_at),
  bookedFor: row.booked_for === null ? null : String(row.booked_for),
});
