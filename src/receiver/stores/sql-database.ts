import sqlTemplateTag, { type Sql } from "sql-template-tag";
import { LETTERS } from "../../form/text/fold.ts";

export { join, raw, type Sql } from "sql-template-tag";

type Value = string | number | null;
export type Row = Record<string, unknown>;

/** A statement, or a part of one, in the SQL that SQLite and PostgreSQL share. */
export const sql = (strings: TemplateStringsArray, ...values: (Value | Sql)[]): Sql =>
  sqlTemplateTag(strings, ...values);

/** The instant so many milliseconds from now, as the database has it: ISO 8601 in UTC, which sorts as text. */
export const fromNow = (ms = 0) => new Date(Date.now() + ms).toISOString();

/** Such as a locked file or a full disk. This call certainly stored nothing, so repeating it is safe. */
export class StoreUnavailableError extends Error {}

/** A database whose tables are up to date. */
export interface SqlDatabase {
  /**
   * One transaction; returns the rows of the first statement. It may run twice if a connection breaks, so each
   * statement must have the same effect when repeated. @throws StoreUnavailableError if certainly nothing was stored
   */
  run<Found = Row>(...statements: Sql[]): Promise<Found[]>;
  close(): void | Promise<void>;
}

/** How many rows there are. @param from such as `booking_requests WHERE …` */
export async function count(database: SqlDatabase, from: Sql): Promise<number> {
  const [row] = await database.run(sql`SELECT count(*) AS count FROM ${from}`);
  // A text in PostgreSQL.
  return Number(row?.count);
}

// As long as the largest request, so that a disk that is almost full is noticed.
const PROBE = { id: "readiness check", request: "x".repeat(64_000) };

/** Stores and deletes a request, unseen by others. @throws StoreUnavailableError if requests cannot be stored now */
export const tryWrite = (database: SqlDatabase) =>
  database.run(
    sql`INSERT INTO booking_requests (id, received_at, request, location_id)
      VALUES (${PROBE.id}, '', ${PROBE.request}, '') ON CONFLICT DO NOTHING`,
    sql`DELETE FROM booking_requests WHERE id = ${PROBE.id}`,
  );

export const CREATE_SCHEMA_VERSIONS =
  "CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)";

export const READ_SCHEMA_VERSION =
  "SELECT coalesce(max(version), 0) AS version FROM schema_versions";

/** The state by which the inbox filters: new requests that are perhaps not from a patient are apart. */
export const LISTED_STATE =
  "(CASE WHEN state = 'new' AND suspicion IS NOT NULL THEN 'marked' ELSE state END)";

const LETTERS_FOLDED = LETTERS.reduce(
  (text, pair) => `replace(${text}, '${pair.charAt(0)}', '${pair.slice(1)}')`,
  "search",
);

/** What differs between the databases. */
interface Dialect {
  /** A column that numbers the inserted rows; built into SQLite. */
  rowid: string;
  /** A text of the stored request; NULL where it is damaged. */
  member(name: string): string;
}

/** Append only: databases in use have the earlier ones. */
const migrations = ({ rowid, member }: Dialect) => [
  `CREATE TABLE booking_requests (
    ${rowid}
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    request TEXT NOT NULL,
    location_id TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new',
    suspicion TEXT,
    search TEXT NOT NULL DEFAULT '',
    history TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX booking_requests_received_at ON booking_requests (received_at);
  CREATE INDEX booking_requests_listed ON booking_requests (${LISTED_STATE});
  -- A notification is about a request, or about all of ten minutes (digest_at), which their deletion does not
  -- end. Of emails to patients: the recipient, the start of an appointment, and how often it was changed.
  CREATE TABLE outbox (
    request_id TEXT REFERENCES booking_requests (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at TEXT,
    error TEXT,
    digest_at TEXT,
    recipient TEXT,
    booked_for TEXT,
    sequence INTEGER NOT NULL DEFAULT 0,
    UNIQUE (request_id, channel)
  );
  CREATE INDEX outbox_next_at ON outbox (next_at);
  CREATE UNIQUE INDEX outbox_digest_at ON outbox (channel, digest_at);
  CREATE INDEX outbox_recipient ON outbox (recipient);
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    credential TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at TEXT NOT NULL,
    filter TEXT NOT NULL DEFAULT '{}',
    notice TEXT NOT NULL DEFAULT ''
  );
  CREATE TABLE sign_in_attempts (id TEXT PRIMARY KEY, account TEXT NOT NULL, at TEXT NOT NULL);
  CREATE TABLE access_log (
    ${rowid}
    id TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    account TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
  );
  CREATE TABLE cleanups (id INTEGER PRIMARY KEY, at TEXT NOT NULL);
  CREATE TABLE used_codes (code_id TEXT PRIMARY KEY, id TEXT NOT NULL);
  -- Since the account last signed in.
  CREATE TABLE wrong_passwords (
    account TEXT PRIMARY KEY,
    tries INTEGER NOT NULL,
    since TEXT NOT NULL,
    id TEXT NOT NULL
  )`,
  `ALTER TABLE booking_requests ADD COLUMN change_request TEXT;
  ALTER TABLE booking_requests ADD COLUMN link_key TEXT;
  ALTER TABLE booking_requests ADD COLUMN wrong_letters INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE booking_requests ADD COLUMN letters_wait_until TEXT;
  ALTER TABLE booking_requests ADD COLUMN location_name TEXT;
  CREATE INDEX booking_requests_location ON booking_requests (location_id);
  UPDATE booking_requests SET search = ${LETTERS_FOLDED} WHERE search <> ${LETTERS_FOLDED}`,
  `ALTER TABLE booking_requests ADD COLUMN appointment_type TEXT;
  ALTER TABLE booking_requests ADD COLUMN appointment_type_label TEXT;
  ALTER TABLE booking_requests ADD COLUMN provider TEXT;
  UPDATE booking_requests SET appointment_type = ${member("appointment_type")},
    appointment_type_label = coalesce(${member("appointment_type_label")}, ${member("appointment_type")}),
    provider = coalesce(${member("provider_label")}, ${member("provider")});
  CREATE INDEX booking_requests_names ON booking_requests
    (location_id, provider, appointment_type, appointment_type_label)`,
];

/** The tables were created by a newer version of this program. */
export class NewerVersionError extends Error {}

/** The SQL that updates tables of a version to the current one. @throws NewerVersionError */
export function migrationsSince(version: number, dialect: Dialect): string {
  const all = migrations(dialect);
  if (version > all.length) {
    throw new NewerVersionError("it was created by a newer version of this program");
  }
  return all
    .map((sql, index) => `${sql}; INSERT INTO schema_versions VALUES (${index + 1});`)
    .slice(version)
    .join("\n");
}
