import { setImmediate } from "node:timers/promises";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import {
  type BookingRequests,
  canonicalJson,
  type InboxItem,
  NO_FILTER,
  type RequestState,
  STATES,
} from "./booking-requests.ts";
import { laterThanPending, nextDigest } from "./digest.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";

// A duplicate updates nothing; it only makes the statement return the first request. So the database
// decides in one step, and nothing is read after a commit, which could fail.
const SAVE = `INSERT INTO booking_requests
    (id, received_at, request, location_id, suspicion, search) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET id = excluded.id
  RETURNING received_at, request`;
// The first marked request of ten minutes plans the digest of all.
const NOTIFY = `INSERT INTO outbox (request_id, channel, next_at, digest_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
const COLUMNS = "received_at, request, state, suspicion";
const MATCHES = `($1 = '' OR location_id = $1) AND ($2 = '' OR state = $2)
    AND ($3 = '' OR search LIKE '%' || $3 || '%')`;
const NEWEST_FIRST = "ORDER BY rowid DESC LIMIT $4";
const SEARCH = `SELECT ${COLUMNS} FROM booking_requests WHERE ${MATCHES} ${NEWEST_FIRST}`;
// A statement of its own: with `$5 = '' OR rowid < …`, SQLite reads all newer rows for every page.
const SEARCH_BEFORE = `SELECT ${COLUMNS} FROM booking_requests
  WHERE ${MATCHES} AND rowid < (SELECT rowid FROM booking_requests WHERE id = $5) ${NEWEST_FIRST}`;
// Few enough for the time limit of a statement, also with a slow disk.
const REMOVE_BATCH = 200;
const REMOVE_BEFORE = `DELETE FROM booking_requests WHERE id IN
    (SELECT id FROM booking_requests WHERE received_at < $1 ORDER BY received_at LIMIT $2)
  RETURNING id`;

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
  const search: BookingRequests["search"] = async ({ text, location, state }, limit, before) => {
    const values = [location, state, toSearchable(text), limit];
    const rows = await database.run(
      before === undefined ? [SEARCH, ...values] : [SEARCH_BEFORE, ...values, before],
    );
    return rows.map(toItem);
  };
  return {
    async save(request, suspicion) {
      const time = now();
      const receivedAt = new Date(time).toISOString();
      const digestAt = suspicion === undefined ? null : nextDigest(time);
      const notifyAt = digestAt === null ? receivedAt : laterThanPending(digestAt);
      const [row] = await database.run(
        [
          SAVE,
          request.id,
          receivedAt,
          canonicalJson(request),
          request.location_id.toLowerCase(),
          suspicion ?? null,
          searchableText(request),
        ],
        ...channels.map((channel) => [NOTIFY, request.id, channel, notifyAt, digestAt] as const),
      );
      return toReceived(row ?? {});
    },
    search,
    async list(limit, before) {
      const items = await search(NO_FILTER, limit, before);
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
          "UPDATE booking_requests SET state = $2 WHERE id = $1 RETURNING id",
          id,
          state,
        ]),
      ),
    remove: async (id) =>
      isNotEmpty(
        await database.run(["DELETE FROM booking_requests WHERE id = $1 RETURNING id", id]),
      ),
    async removeBefore(instant) {
      for (let removed = 0; ; ) {
        const { length } = await database.run([REMOVE_BEFORE, instant, REMOVE_BATCH]);
        removed += length;
        if (length < REMOVE_BATCH) return removed;
        // SQLite responds at once, so that other requests would wait for all batches.
        await setImmediate();
      }
    },
    close: () => database.close(),
  };
}

const isNotEmpty = (rows: readonly Row[]) => rows.length > 0;

/** Letters and digits only, without case and accents, so that `(202) 555-0143` finds `+12025550143`. */
const toSearchable = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function searchableText({ id, patient }: BookingRequest): string {
  const { firstName = "", lastName = "", email = "", phone = "", dob = "" } = patient;
  const texts = [`${firstName}${lastName}`, email, phone, dob, requestReference(id)];
  return texts.map(toSearchable).join(" ");
}

const toReceived = ({ received_at, request }: Row) => ({
  received_at: String(received_at),
  request: JSON.parse(String(request)),
});

const toItem = (row: Row): InboxItem => ({
  ...toReceived(row),
  state: STATES.find((state): state is RequestState => state === row.state) ?? "new",
  suspicion: row.suspicion === null ? null : String(row.suspicion),
});
