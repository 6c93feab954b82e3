import { setImmediate } from "node:timers/promises";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import {
  type BookingRequests,
  canonicalJson,
  type InboxFilter,
  type InboxItem,
  MARKED,
  type RequestState,
  STATES,
} from "./booking-requests.ts";
import { laterThanPending, nextDigest } from "./digest.ts";
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
const COLUMNS = "received_at, request, state, suspicion";
const LISTED_STATE = `CASE WHEN state = 'new' AND suspicion IS NOT NULL THEN '${MARKED}' ELSE state END`;
// Two instances do not have exactly the same time.
const CLOCK_TOLERANCE_MS = 60_000;
// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;
const MAX_WORDS = 8;
const INDEX = "UPDATE booking_requests SET location_id = $2, search = $3 WHERE id = $1";

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
  const newestFirst = async ({ where, values, param }: Query, limit: number, before?: string) => {
    const conditions =
      before === undefined
        ? where
        : `${where} AND rowid < (SELECT rowid FROM booking_requests WHERE id = ${param(before)})`;
    const rows = await database.run([
      `SELECT ${COLUMNS} FROM booking_requests WHERE ${conditions}
      ORDER BY rowid DESC LIMIT ${param(limit)}`,
      ...values,
    ]);
    return rows.map(toItem);
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
  // Rows of earlier versions, which have no texts to search for.
  const indexOld = async () => {
    for (let last = 0; ; ) {
      const rows = await database.run([
        `SELECT rowid, id, request FROM booking_requests WHERE rowid > $1 AND search = ''
        ORDER BY rowid LIMIT $2`,
        last,
        BATCH,
      ]);
      if (rows.length === 0) return;
      await database.run(
        ...rows.map(({ id, request }): Statement => {
          const parsed: BookingRequest = JSON.parse(String(request));
          return [INDEX, String(id), parsed.location_id.toLowerCase(), searchableText(parsed)];
        }),
      );
      last = Number(rows.at(-1)?.rowid);
      await setImmediate();
    }
  };
  // At the next start, if the database is unavailable.
  void indexOld().catch(() => {});
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
        ...channels.map((channel) => [NOTIFY, request.id, channel, notifyAt, digestAt] as const),
      );
      const saved = toReceived(row ?? {});
      if (Date.parse(saved.received_at) > time + CLOCK_TOLERANCE_MS) {
        console.error(`The clock is behind: a request is stored as received ${saved.received_at}.`);
      }
      return saved;
    },
    search: (filter, limit, before) => newestFirst(matching(filter), limit, before),
    async count(filter) {
      const { where, values } = matching(filter);
      const [row] = await database.run([
        `SELECT count(*) AS count FROM booking_requests WHERE ${where}`,
        ...values,
      ]);
      return Number(row?.count);
    },
    async list(limit, before) {
      const items = await newestFirst(newQuery(), limit, before);
      return items.map(({ received_at, request }) => ({ received_at, request }));
    },
    async find(id) {
      const [row] = await database.run([
        `SELECT ${COLUMNS} FROM booking_requests WHERE id = $1`,
        id,
      ]);
      return row && toItem(row);
    },
    setState: async (id, state) =>
      isNotEmpty(
        await database.run([
          `UPDATE booking_requests SET state = $2,
            suspicion = CASE WHEN $2 = 'new' AND state = 'new' THEN NULL ELSE suspicion END
          WHERE id = $1 RETURNING id`,
          id,
          state,
        ]),
      ),
    remove: async (id) =>
      isNotEmpty(
        await database.run(["DELETE FROM booking_requests WHERE id = $1 RETURNING id", id]),
      ),
    removeMatching(filter, until) {
      const query = matching(filter);
      const where = `${query.where} AND received_at <= ${query.param(until)}`;
      return removeInBatches({ ...query, where });
    },
    removeBefore(instant) {
      const query = newQuery();
      return removeInBatches({ ...query, where: `received_at < ${query.param(instant)}` });
    },
    close: () => database.close(),
  };
}

/** A condition with the values of its parameters. */
interface Query {
  where: string;
  values: (string | number)[];
  /** Adds a value; returns its parameter, such as `$1`. */
  param(value: string | number): string;
}

function newQuery(): Query {
  const values: Query["values"] = [];
  return { where: "TRUE", values, param: (value) => `$${values.push(value)}` };
}

function matching({ text, location, state }: InboxFilter): Query {
  const query = newQuery();
  const { param } = query;
  const words = text.split(/\s+/).map(toSearchable).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = [
    location && `location_id = ${param(location)}`,
    state && `${LISTED_STATE} = ${param(state)}`,
    ...words.map((word) => `search LIKE '%' || ${param(word)} || '%'`),
    words.length === 0 && !state && `${LISTED_STATE} <> '${MARKED}'`,
  ];
  return { ...query, where: conditions.filter(Boolean).join(" AND ") || "TRUE" };
}

const isNotEmpty = (rows: readonly Row[]) => rows.length > 0;

/**
 * Letters and digits only, without case, accents and the ending of `4th`, so that `(202) 555-0143` finds
 * `+12025550143`.
 */
const toSearchable = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^(\d{1,2})(st|nd|rd|th)$/, "$1");

function searchableText({ id, patient }: BookingRequest): string {
  const { firstName = "", lastName = "", email = "", phone = "", dob = "" } = patient;
  const texts = [`${firstName}${lastName}`, email, phone, requestReference(id), ...datesOf(dob)];
  return texts.map(toSearchable).join(" ");
}

/** The ways in which staff may type a date: `3/4/1985`, `04.03.85`, `1985-03-04`, and March as a word. */
function datesOf(date: string): string[] {
  if (!date) return [];
  const [year = "", month = "", day = ""] = date.split("-");
  const [m, d] = [Number(month), Number(day)];
  const orders = [`${month}${day}`, `${day}${month}`, `${m}${d}`, `${d}${m}`];
  const written = orders.flatMap((order) => [order + year, order + year.slice(2)]);
  return [date, ...written, MONTH.format(new Date(date))];
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

const toReceived = ({ received_at, request }: Row) => ({
  received_at: String(received_at),
  request: JSON.parse(String(request)),
});

const toItem = (row: Row): InboxItem => ({
  ...toReceived(row),
  state: STATES.find((state): state is RequestState => state === row.state) ?? "new",
  suspicion: row.suspicion === null ? null : String(row.suspicion),
});
