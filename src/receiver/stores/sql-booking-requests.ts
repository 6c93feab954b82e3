import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { type HistoryEntry, type InboxItem, toItem } from "./inbox-item.ts";
import {
  APPOINTMENT,
  CONFIRMATION,
  confirmationOf,
  forgetChangeRequest,
  notifyAbout,
  staffNotificationOf,
} from "./outbox.ts";
import {
  allOf,
  type ChangeRequest,
  type InboxFilter,
  isWithin,
  matching,
  type RequestState,
  searchableText,
} from "./request-search.ts";
import { count, fromNow, join, raw, type Sql, type SqlDatabase, sql } from "./sql-database.ts";

export interface Change extends Partial<Omit<HistoryEntry, "at" | "state">> {
  /** Emails the patient when the appointment starts, once for each time. */
  isEmailed?: boolean;
  /** What the patient asks for, once until staff answer; another one changes nothing. */
  changeRequest?: ChangeRequest;
  /** The stored history that somebody has seen: if it has changed since, nothing else is changed. */
  after?: string;
}

const DAY_MS = 86_400_000;
const isInstantInSql = raw("received_at LIKE '20__-__-__T__:__:__.___Z'");
const COLUMNS = raw(`id, location_id, received_at, request, state, suspicion, history,
  change_request AS "changeRequest", link_key AS "linkKey"`);
// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;

/** Duplicates may arrive at the same moment in two processes, so `save` is atomic. */
export type BookingRequests = ReturnType<typeof sqlBookingRequests>;
export type StaffRequests = ReturnType<BookingRequests["forLocations"]>;

/** @param channels whose notifications are put into the outbox, in the request's transaction */
export function sqlBookingRequests(
  database: SqlDatabase,
  channels: readonly string[] = [],
  nameOf: (location: string) => string | undefined = () => undefined,
) {
  const forStaff = channels.filter((name) => name !== CONFIRMATION && name !== APPOINTMENT);
  const isConfirmed = channels.includes(CONFIRMATION);
  const select = async (where: Sql, rank: Sql, limit: number) => {
    const rows = await database.run(sql`SELECT ${COLUMNS}, ${rank} AS rank FROM booking_requests
      WHERE ${where} ORDER BY rank LIMIT ${limit}`);
    return rows.map(toItem);
  };
  /** Deletes requests with their notifications, in batches; returns how many. */
  const removeAll = async (where: Sql) => {
    const ids = sql`SELECT id FROM booking_requests WHERE ${where}
      ORDER BY received_at LIMIT ${BATCH}`;
    const statement = sql`DELETE FROM booking_requests WHERE id IN (${ids}) RETURNING id`;
    for (let removed = 0; ; ) {
      const { length } = await database.run(statement);
      removed += length;
      if (length < BATCH) return removed;
      // SQLite responds at once, so that other requests would wait for all batches.
      await setImmediate();
    }
  };
  /** Limits staff to requests for these locations: ids in lower case; undefined for all. */
  const forLocations = (locations?: readonly string[]) => {
    const visible = (filter: InboxFilter, ...conditions: (Sql | false)[]) =>
      allOf(matching(filter), isWithin(locations), ...conditions);
    const isOne = (id: string) => allOf(sql`id = ${id}`, isWithin(locations));
    return {
      /** At most `limit` matching requests, newest first. */
      search: (filter: InboxFilter, limit: number) => select(visible(filter), sql`-rowid`, limit),
      /**
       * Open requests: the urgent ones first, then the unanswered ones, then the called ones, each the oldest first.
       * After them the others, the newest first.
       * @param urgent names of the types that are urgent @param after only those behind this rank
       */
      listForStaff(filter: InboxFilter, limit: number, urgent: readonly string[], after = 0) {
        const names = join([null, ...urgent]);
        // Groups are farther apart than twice the highest `rowid`.
        const rank = sql`CASE
          WHEN state NOT IN ('new', 'called') THEN 5000000000000000 - rowid
          ELSE rowid + CASE state WHEN 'new' THEN 1000000000000000 ELSE 2000000000000000 END
            + CASE WHEN appointment_type IN (${names}) OR appointment_type_label IN (${names})
              THEN 0 ELSE 2000000000000000 END
          END`;
        return select(visible(filter, sql`${rank} > ${after}`), rank, limit);
      },
      /** Matching requests behind a `rowid`, the oldest first: an order that no change by staff affects. */
      listByArrival: (filter: InboxFilter, limit: number, after = 0) =>
        select(visible(filter, sql`rowid > ${after}`), sql`rowid`, limit),
      count: (filter: InboxFilter) =>
        count(database, sql`booking_requests WHERE ${visible(filter)}`),
      /** The locations that have requests, with the name, if it was known when the newest one arrived. */
      listLocations() {
        const newest = sql`SELECT max(rowid) FROM booking_requests
          WHERE ${allOf(isWithin(locations))} GROUP BY location_id`;
        return database.run<{ id: string; name: string | null }>(
          sql`SELECT location_id AS id, location_name AS name FROM booking_requests
            WHERE rowid IN (${newest}) ORDER BY location_name`,
        );
      },
      /** The types and providers that requests are for, as patients have read them, and whether they say when to call. */
      listNames() {
        type Names = Record<"type" | "label" | "provider", string | null> & { calls: unknown };
        return database.run<Names>(sql`SELECT DISTINCT appointment_type AS type,
          appointment_type_label AS label, provider, request LIKE '%"call_times":[%' AS calls
          FROM booking_requests WHERE ${allOf(isWithin(locations))}`);
      },
      async find(id: string): Promise<InboxItem | undefined> {
        return (await select(isOne(id), sql`rowid`, 1))[0];
      },
      /** Changes the state or adds a note; false if nothing is changed. Setting a marked request to "new" removes the mark. */
      async setState(
        id: string,
        state?: RequestState,
        { by = "", text = "", bookedFor, isEmailed, changeRequest, after }: Change = {},
      ): Promise<boolean> {
        const at = fromNow();
        const entry = `${JSON.stringify({ at, by, state, text, bookedFor })}\n`;
        const isThis = allOf(
          isOne(id),
          after !== undefined && sql`replace(history, ${entry}, '') = ${after}`,
        );
        const isAnswer = changeRequest === undefined && (state ?? bookedFor) !== undefined;
        const notified = changeRequest ? forStaff : [];
        const changed = await database.run(
          sql`UPDATE booking_requests SET state = coalesce(${state ?? null}, state),
              suspicion = CASE WHEN ${state ?? null} = 'new' THEN NULL ELSE suspicion END,
              change_request = ${isAnswer ? null : sql`coalesce(change_request, ${changeRequest ?? null})`},
              history = replace(history, ${entry}, '') || ${entry}
            WHERE ${allOf(isThis, changeRequest !== undefined && sql`change_request IS NULL`)} RETURNING id`,
          ...(isAnswer ? [forgetChangeRequest(isThis)] : []),
          ...(isEmailed && bookedFor ? [notifyAbout(isThis, APPOINTMENT, at, bookedFor)] : []),
          ...notified.map((name) => notifyAbout(isThis, name, at, sql`change_request`)),
        );
        return changed.length > 0;
      },
      remove: async (id: string) => (await removeAll(isOne(id))) > 0,
      /** Deletes all matching requests that arrived until an instant (ISO 8601); returns how many. */
      removeMatching: (filter: InboxFilter, until: string) =>
        removeAll(visible(filter, sql`received_at <= ${until}`)),
    };
  };
  return {
    ...forLocations(),
    forLocations,
    /**
     * Saves the request unless its id is stored; returns what is stored under the id, with the first `received_at`.
     * @param suspicion why it may not be from a patient @throws StoreUnavailableError
     */
    async save(request: BookingRequest, suspicion?: string): Promise<InboxItem> {
      const time = Date.now();
      const location = request.location_id.toLowerCase();
      const receivedAt = new Date(time).toISOString();
      const isMarked = suspicion !== undefined;
      const { appointment_type: type, appointment_type_label: typeLabel = type } = request;
      const { provider_label: provider = request.provider } = request;
      const [row] = await database.run(
        // A duplicate only makes the statement return the first request: one step, with no read after a commit that
        // could fail. A clock that is behind must not make a request old enough to delete, so it is never before the
        // others or the last deletion. A damaged time, which may sort last, does not spread.
        sql`INSERT INTO booking_requests (received_at, id, request, location_id, location_name, appointment_type,
            appointment_type_label, provider, suspicion, search, link_key)
          VALUES (coalesce((SELECT max(at) FROM
              (SELECT max(received_at) AS at FROM booking_requests WHERE ${isInstantInSql}
              UNION ALL SELECT at FROM cleanups WHERE id = 1) AS latest
            WHERE at > ${receivedAt}), ${receivedAt}),
            ${request.id}, ${JSON.stringify(request)}, ${location}, ${nameOf(location) ?? null},
            ${type}, ${typeLabel}, ${provider === null ? null : String(provider)},
            ${suspicion ?? null}, ${searchableText(request)}, ${randomBytes(32).toString("base64url")})
          ON CONFLICT (id) DO UPDATE SET id = excluded.id
          RETURNING ${COLUMNS}`,
        ...forStaff.map((channel) => staffNotificationOf(request.id, channel, time, isMarked)),
        ...(isConfirmed && !isMarked ? confirmationOf(request, receivedAt) : []),
      );
      if (!row) throw new Error("The database returned no row.");
      return toItem(row);
    },
    /** Counts a wrong attempt; false while a link waits: for a day, after the tenth and each later one. */
    async tryLetters(id: string, isRight: boolean): Promise<boolean> {
      // Until the day after: another process may have made it wait with a clock that is a little ahead.
      const tried = await database.run(sql`UPDATE booking_requests SET ${
        isRight
          ? sql`id = id`
          : sql`wrong_letters = wrong_letters + 1,
            letters_wait_until = CASE WHEN wrong_letters >= 9 THEN ${fromNow(DAY_MS)} END`
      } WHERE id = ${id} AND coalesce(letters_wait_until, '') NOT BETWEEN ${fromNow()} AND ${fromNow(2 * DAY_MS)}
        RETURNING id`);
      return tried.length > 0;
    },
    /** At most 1000 requests, newest first. */
    list: () => select(sql`TRUE`, sql`-rowid`, 1000),
    /** Deletes requests from before an ISO 8601 instant, and digests. A damaged time counts from its discovery. */
    async removeBefore(instant: string): Promise<number> {
      await database.run(
        sql`DELETE FROM outbox WHERE digest_at < ${instant}`,
        sql`UPDATE booking_requests SET received_at = ${fromNow()} WHERE NOT ${isInstantInSql}`,
      );
      return removeAll(sql`received_at < ${instant}`);
    },
    close: () => database.close(),
  };
}
