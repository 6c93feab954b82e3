/** Creates the table of the migrations that were applied. */
export const CREATE_SCHEMA_VERSIONS =
  "CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)";

/** The number of applied migrations. */
export const READ_SCHEMA_VERSION =
  "SELECT coalesce(max(version), 0) AS version FROM schema_versions";

/** The state by which the inbox filters: new requests that are perhaps not from a patient are apart. */
export const LISTED_STATE =
  "(CASE WHEN state = 'new' AND suspicion IS NOT NULL THEN 'marked' ELSE state END)";

/**
 * Every change of the tables, oldest first. Append only: databases in use have the earlier ones.
 * Instants are ISO 8601 in UTC, which sorts as text.
 *
 * @param rowid declares the column that numbers rows in order of insertion; SQLite has it built in
 */
const migrations = (rowid: string) => [
  // The first version had no `schema_versions`, so the table may exist.
  `CREATE TABLE IF NOT EXISTS booking_requests (
    ${rowid}
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    request TEXT NOT NULL
  )`,
  `ALTER TABLE booking_requests ADD COLUMN location_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE booking_requests ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
  ALTER TABLE booking_requests ADD COLUMN suspicion TEXT;
  ALTER TABLE booking_requests ADD COLUMN search TEXT NOT NULL DEFAULT '';
  CREATE INDEX booking_requests_received_at ON booking_requests (received_at);
  CREATE TABLE outbox (
    request_id TEXT NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at TEXT,
    error TEXT,
    PRIMARY KEY (request_id, channel)
  );
  CREATE INDEX outbox_next_at ON outbox (next_at);
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    credential TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    filter TEXT NOT NULL DEFAULT '{}'
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
  CREATE TABLE cleanups (id INTEGER PRIMARY KEY, at TEXT NOT NULL)`,
  `ALTER TABLE outbox ADD COLUMN digest_at TEXT;
  CREATE UNIQUE INDEX outbox_digest_at ON outbox (channel, digest_at)`,
  // The texts are written again, with dates as people write them.
  "UPDATE booking_requests SET search = ''",
  `ALTER TABLE booking_requests ADD COLUMN history TEXT NOT NULL DEFAULT '';
  CREATE INDEX booking_requests_listed ON booking_requests (${LISTED_STATE})`,
  // Sessions of earlier versions have ended.
  "ALTER TABLE sessions ADD COLUMN used_at TEXT NOT NULL DEFAULT ''",
  // Of emails to patients: the address, and the start of an appointment.
  `ALTER TABLE outbox ADD COLUMN recipient TEXT;
  ALTER TABLE outbox ADD COLUMN booked_for TEXT;
  CREATE INDEX outbox_recipient ON outbox (recipient)`,
  `CREATE TABLE note_drafts (
    account TEXT NOT NULL,
    request_id TEXT NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE,
    fields TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (account, request_id)
  );
  CREATE INDEX note_drafts_request_id ON note_drafts (request_id)`,
];

/**
 * The SQL that updates tables of a version to the current one.
 * @throws Error if a newer version of this program created them
 */
export function migrationsSince(version: number, rowid: string): string {
  const all = migrations(rowid);
  if (version > all.length) throw new Error("it was created by a newer version of this program");
  return all
    .map((sql, index) => `${sql}; INSERT INTO schema_versions VALUES (${index + 1});`)
    .slice(version)
    .join("\n");
}
