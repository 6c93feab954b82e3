import { setImmediate } from "node:timers/promises";
import {
  type BookingRequests,
  canonicalJson,
  type InboxItem,
  MARKED,
  type RequestState,
  STATES,
} from "./booking-requests.ts";
import { laterThanPending, nextDigest } from "./digest.ts";
import { indexOldRequests } from "./index-old-requests.ts";
import { LISTED_STATE } from "./migrations.ts";
import {
  APPOINTMENT,
  appointmentOf,
  CONFIRMATION,
  confirmationOf,
} from "./patient-notifications.ts";
import {
  type Conditions,
  matching,
  type Query,
  searchableText,
  toQuery,
} from "./request-search.ts";
import type { Row, SqlDatabase, Statement } from "./sql-database.ts";

// A duplicate updates nothing; it only makes the statement return the first request. So the database
// decides in one step, and nothing is read after a commit, which could fail.
// With a clock that is behind, the request would seem old, and be deleted: it is never before the others, or
// the last deletion.
const SAVE = `INSERT INTO booking_requests (received_at, id, request, location_id, suspicion, search)
  VALUES (coalesce((SELECT max(at) FROM
      (SELECT max(received_at) AS at FROM booking_requests UNION ALL SELECT at FROM cleanups WHERE id = 1) AS latest
    WHERE at > $1), $1), $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET id = excluded.id
  RETURNING received_at, request`;
// The first marked request of ten minutes plans the digest of all.
const NOTIFY = `INSERT INTO outbox (request_id, channel, next_at, digest_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
const LAST_RANK = 9e15;
const RANK = `CASE WHEN state = 'new' THEN rowid ELSE ${LAST_RANK} - rowid END`;
const COLUMNS = `received_at, request, state, suspicion, history, ${RANK} AS rank`;
// Two instances do not have exactly the same time.
const CLOCK_TOLERANCE_MS = 60_000;
// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;
const ROWID = "SELECT rowid FROM booking_requests WHERE id =";

/**
 * Stores booking requests in a SQL database.
 * @param channels the notifications to put into the outbox, in the request's transaction
 * @param now the current time in milliseconds since 1970
 */
export function sqlBookingRequests(
  database: SqlDatabase,
  channels: readonly string[] = [],
  now: () => number = Date.now,
): BookingRequests {
  const forStaff = channels.filter((name) => name !== CONFIRMATION && name !== APPOINTMENT);
  const isConfirmed = channels.includes(CONFIRMATION);
  const select = async ({ where, values, param }: Query, order: string, limit: number) => {
    const rows = await database.run([
      `SELECT ${COLUMNS} FROM booking_requests WHERE ${where} ORDER BY ${order} LIMIT ${param(limit)}`,
      ...values,
    ]);
    return rows.map(toItem);
  };
  const newestFirst = (conditions: Conditions, limit: number, before?: string) => {
    const query = toQuery((param) => [
      ...conditions(param),
      before !== undefined && `rowid < (${ROWID} ${param(before)})`,
    ]);
    return select(query, "rowid DESC", limit);
  };
  const removeInBatches = async ({ where, values, param }: Query) => {
    const sql = `DELETE FROM booking_requests WHERE id IN
        (SELECT id FROM booking_requests WHERE ${where} ORDER BY received_at
        LIMIT ${param(BATCH)}) RETURNING id`;
    for (let removed = 0; ; ) {
      const { length } = await database.run([sql, ...values]);
      removed += length;
      if (length < BATCH) return removed;
      // SQLite responds at once, so that other requests would wait for all batches.
      await setImmediate();
    }
  };
  const finds = async (...statements: Statement[]) =>
    (await database.run(...statements)).length > 0;
  // At the next start, if the database is unavailable.
  void indexOldRequests(database).catch(() => {});
  return {
    async save(request, suspicion) {
      const time = now();
      const receivedAt = new Date(time).toISOString();
      const digestAt = suspicion === undefined ? null : nextDigest(time);
      const notifyAt = digestAt === null ? receivedAt : laterThanPending(digestAt);
      const [row] = await database.run(
        [
          SAVE,
          receivedAt,
          request.id,
          canonicalJson(request),
          request.location_id.toLowerCase(),
          suspicion ?? null,
          searchableText(request),
        ],
        ...forStaff.map((channel) => [NOTIFY, request.id, channel, notifyAt, digestAt] as const),
        ...(isConfirmed && digestAt === null ? confirmationOf(request, receivedAt) : []),
      );
      const saved = toReceived(row ?? {});
      if (Date.parse(saved.received_at) > time + CLOCK_TOLERANCE_MS) {
        console.error(`The clock is behind: a request is stored as received ${saved.received_at}.`);
      }
      return saved;
    },
    search: (filter, limit, before) => newestFirst(matching(filter), limit, before),
    async listForStaff(filter, limit, after = 0) {
      // Two statements, because no index has both orders.
      const unanswered = toQuery((param) => [
        ...matching(filter)(param),
        `${LISTED_STATE} IN ('new', '${MARKED}') AND rowid > ${param(after)}`,
      ]);
      const last = LAST_RANK - (after > LAST_RANK / 2 ? after : 0);
      const answered = toQuery((param) => [
        ...matching(filter)(param),
        `state <> 'new' AND rowid < ${param(last)}`,
      ]);
      const first = await select(unanswered, "rowid", limit);
      return [...first, ...(await select(answered, "rowid DESC", limit - first.length))];
    },
    async count(filter) {
      const { where, values } = toQuery(matching(filter));
      const sql = `SELECT count(*) AS count FROM booking_requests WHERE ${where}`;
      return Number((await database.run([sql, ...values]))[0]?.count);
    },
    async list(limit, before) {
      const items = await newestFirst(() => [], limit, before);
      return items.map(({ received_at, request }) => ({ received_at, request }));
    },
    async find(id) {
      const query = toQuery((param) => [`id = ${param(id)}`]);
      return (await select(query, "id", 1))[0];
    },
    async setState(id, state, { by = "", text = "", emailBookedFor } = {}) {
      const at = new Date(now()).toISOString();
      const entry = { at, by, ...(state && { state }), text };
      const change: Statement = [
        `UPDATE booking_requests SET state = coalesce($2, state),
          suspicion = CASE WHEN $2 = 'new' AND state = 'new' THEN NULL ELSE suspicion END,
          history = replace(history, $3, '') || $3
        WHERE id = $1 RETURNING id`,
        id,
        state ?? null,
        `${JSON.stringify(entry)}\n`,
      ];
      const email = emailBookedFor === undefined ? [] : [appointmentOf(id, at, emailBookedFor)];
      return finds(change, ...email);
    },
    remove: (id) => finds(["DELETE FROM booking_requests WHERE id = $1 RETURNING id", id]),
    removeMatching: (filter, until) =>
      removeInBatches(
        toQuery((param) => [...matching(filter)(param), `received_at <= ${param(until)}`]),
      ),
    removeBefore: (instant) =>
      removeInBatches(toQuery((param) => [`received_at < ${param(instant)}`])),
    close: () => database.close(),
  };
}

const toReceived = ({ received_at, request }: Row) => ({
  received_at: String(received_at),
  request: JSON.parse(String(request)),
});

const toItem = (row: Row): InboxItem => ({
  ...toReceived(row),
  state: STATES.find((state): state is RequestState => state === row.state) ?? "new",
  suspicion: row.suspicion === null ? null : String(row.suspicion),
  history: String(row.history)
    .split("\n")
    .flatMap((line) => (line ? JSON.parse(line) : [])),
  rank: Number(row.rank),
});
