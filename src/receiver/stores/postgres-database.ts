import { attempt, retry } from "es-toolkit";
import {
  Client,
  type ClientBase,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryConfig,
} from "pg";
import {
  CREATE_SCHEMA_VERSIONS,
  migrationsSince,
  NewerVersionError,
  READ_SCHEMA_VERSION,
  type Sql,
  type SqlDatabase,
  StoreUnavailableError,
} from "./sql-database.ts";

const RETRY_FOR_MS = 3000;
const MIGRATION_TIMEOUT_MS = 600_000;
const RETRY_MS = 100;

const TIMEOUTS = {
  connectionTimeoutMillis: 3000,
  // For a server that no longer responds at all.
  query_timeout: 6000,
};

// Canceled by the server, so nothing was stored. Per transaction: PgBouncer refuses these when a connection starts.
const BEGIN = `BEGIN;
  SET LOCAL statement_timeout = 3000;
  SET LOCAL lock_timeout = 3000;
  SET LOCAL idle_in_transaction_session_timeout = 10000`;

// SQLSTATE classes and codes: connection, rollback, resources, shutdown or cancellation, system error, damage, wrong
// password, no database, table or permission during a restore, read-only after a failover, lock timeout.
const UNAVAILABLE = /^(08|40|53|57|58|XX|28|3D|42P01|42501|25006|55P03)/;

// Any number, the same in every process.
const MIGRATION_LOCK = 7_312_024;

const DIALECT = {
  rowid: "rowid BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE,",
  // No cast to JSON, which damaged texts do not survive. Inside a text, quotation marks are escaped.
  member: (name: string) => `substring(request from '"${name}":"((?:[^"\\\\]|\\\\.)*)"')`,
};

/**
 * Whether `--data` is a PostgreSQL database instead of a SQLite file. A password with `/`, `?` or `#` would
 * become part of the database's name, which errors contain: such characters are percent-encoded.
 */
export const isPostgresUrl = (data: string) =>
  /^postgres(?:ql)?:\/\/[^/?#]*(?:[/?][^@#]*)?$/i.test(data) &&
  Number(attempt(() => new Client({ connectionString: data }).port)[1]) > 0;

/** Clients whose connection has failed: what they are asked to send is never sent. */
const brokenClients = new WeakSet<ClientBase>();

/**
 * A PostgreSQL database for several processes, `postgres://user:password@host/database`; tables are created once it is
 * available. @throws Error without the URL, which may contain a password, if waiting would not help
 */
export async function openPostgres(url: string): Promise<SqlDatabase> {
  const pool = new Pool({ connectionString: url, keepAlive: true, ...TIMEOUTS });
  // A connection that breaks between two statements would end the process; the next statement notices it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => brokenClients.add(client)));
  let isPrepared = false;
  const prepare = async () => {
    if (!isPrepared) await inTransaction(pool, migrate);
    isPrepared = true;
  };
  try {
    await prepare();
  } catch (error) {
    const message = messageOf(error);
    if (isUnavailable(error) && !isRefusedAtStart(error)) {
      console.error(`The PostgreSQL database is unavailable: ${message}`);
    } else {
      await pool.end();
      throw new Error(`the PostgreSQL database cannot be used: ${message}`, { cause: error });
    }
  }
  return {
    run: (...statements) =>
      whenAvailable(async () => {
        // Nothing of the statements was sent.
        await prepare().catch((error) => {
          throw new StoreUnavailableError(messageOf(error), { cause: error });
        });
        return inTransaction(pool, (client) => runAll(client, statements));
      }),
    close: () => pool.end(),
  };
}

/** A commit was sent, but not confirmed: the statements may be stored or not. */
export class UnconfirmedCommitError extends Error {}

async function migrate(client: PoolClient): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = 0;
    SET LOCAL lock_timeout = 0;
    SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await client.query(CREATE_SCHEMA_VERSIONS);
  const { rows } = await client.query(READ_SCHEMA_VERSION);
  const text = migrationsSince(Number(rows[0]?.version), DIALECT) || "SELECT";
  // pg's own limit, which its types do not have here. A migration may write every row.
  await client.query({ text, query_timeout: MIGRATION_TIMEOUT_MS } as QueryConfig);
}

async function runAll<Found>(client: PoolClient, statements: Sql[]): Promise<Found[]> {
  const results: Found[][] = [];
  for (const { text, values } of statements) {
    results.push((await client.query(text, values.map(withoutNul))).rows);
  }
  return results[0] ?? [];
}

/** PostgreSQL's texts cannot have this character, which a hostile filter may. */
const withoutNul = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\0", "") : value;

async function inTransaction<Result>(
  pool: Pool,
  use: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isCommitting = false;
  try {
    await client.query(BEGIN);
    const result = await use(client);
    isCommitting = !brokenClients.has(client);
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    if (isCommitting && !isRefusedCommit(error)) {
      throw new UnconfirmedCommitError(messageOf(error), { cause: error });
    }
    throw error;
  }
}

/** Retries while the database restarts, which also settles whether an unconfirmed commit was stored. */
function whenAvailable<Result>(use: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + RETRY_FOR_MS;
  let unconfirmed: UnconfirmedCommitError | undefined;
  const isTemporary = (error: unknown) => {
    if (error instanceof UnconfirmedCommitError) unconfirmed = error;
    return error instanceof UnconfirmedCommitError || isUnavailable(error);
  };
  return retry(use, {
    shouldRetry: (error) => isTemporary(error) && performance.now() <= deadline,
    delay: () => RETRY_MS * (0.5 + Math.random()),
  }).catch((error) => {
    if (!isTemporary(error)) throw error;
    throw unconfirmed ?? new StoreUnavailableError(messageOf(error), { cause: error });
  });
}

/** Without a response of the server, the connection failed. */
const sqlState = (error: unknown) => (error instanceof DatabaseError && error.code) || "08";

const isUnavailable = (error: unknown) => UNAVAILABLE.test(sqlState(error));

/** What may be right again later: a wrong password or name; or a database of a newer version. */
const isRefusedAtStart = (error: unknown) =>
  error instanceof NewerVersionError || /^(28|3D|42)/.test(sqlState(error));

/** A crash or shutdown may end the connection after the commit, before it is confirmed. */
const isRefusedCommit = (error: unknown) => !/^(57P|08)/.test(sqlState(error));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
