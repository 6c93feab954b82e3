import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { attempt, retry } from "es-toolkit";
import {
  CREATE_SCHEMA_VERSIONS,
  migrationsSince,
  READ_SCHEMA_VERSION,
  type Sql,
  type SqlDatabase,
  StoreUnavailableError,
} from "./sql-database.ts";

const DIALECT = {
  rowid: "",
  member: (name: string) => `CASE WHEN json_valid(request) THEN request ->> '${name}' END`,
};

const LOCK_TIMEOUT_MS = 3000;
const LOCK_RETRY_MS = 20;

// SQLite's primary codes for nothing stored: locked; read-only, I/O error, damaged, full, cannot open, no database.
const BUSY = [5, 6];
const TEMPORARY = [...BUSY, 10, 13];
const UNAVAILABLE = [...BUSY, 8, 10, 11, 13, 14, 26];

/**
 * One SQLite file for several processes, or `:memory:`. Missing folders and tables are created, once the file is not
 * locked and the disk not full. @param lockTimeoutMs while another process writes @throws Error, naming the file, if it
 * cannot be written and waiting would not help
 */
export function openSqlite(file: string, lockTimeoutMs = LOCK_TIMEOUT_MS): SqlDatabase {
  let database: DatabaseSync | undefined;
  try {
    database = open(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    if (!TEMPORARY.includes(resultCode(error))) {
      throw new Error(`the inbox ${file} cannot be used: ${reason}`, { cause: error });
    }
    console.error(`The inbox ${file} is unavailable: ${reason}`);
  }
  const rowsOf = <Found>(database: DatabaseSync, { sql, values }: Sql) =>
    database.prepare(sql).all(...(values as SQLInputValue[])) as Found[];
  const transaction = <Found>(statements: Sql[]): Found[] => {
    const opened = database ?? open(file);
    database = opened;
    if (statements.length === 1 && statements[0]) return rowsOf<Found>(opened, statements[0]);
    opened.exec("BEGIN IMMEDIATE");
    try {
      const [rows = []] = statements.map((statement) => rowsOf<Found>(opened, statement));
      opened.exec("COMMIT");
      return rows;
    } catch (error) {
      // A full disk has already rolled back.
      if (opened.isTransaction) opened.exec("ROLLBACK");
      throw error;
    }
  };
  return {
    run: (...statements) => whenUnlocked(lockTimeoutMs, () => transaction(statements)),
    close: () => database?.close(),
  };
}

function open(file: string): DatabaseSync {
  if (file !== ":memory:") createPrivateFile(file);
  // Not WAL: one file to move or delete, and processes that open it at the same moment do not lock each other out.
  // By default, SQLite does not wait for a lock, which would block the event loop: `whenUnlocked` waits.
  const database = new DatabaseSync(file);
  try {
    // A damaged page would be noticed only when it is read, perhaps weeks later.
    const check = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (check !== "ok") throw new Error(`it is damaged (${check}); restore a backup`);
    migrate(database);
    // SQLite opens a read-only file without an error; only the first booking request would fail.
    database.exec("BEGIN IMMEDIATE; INSERT INTO schema_versions VALUES (0); ROLLBACK");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** In one transaction that locks out other processes from its start. */
function migrate(database: DatabaseSync): void {
  database.exec(`BEGIN IMMEDIATE; ${CREATE_SCHEMA_VERSIONS}`);
  const version = Number(database.prepare(READ_SCHEMA_VERSION).get()?.version);
  database.exec(`${migrationsSince(version, DIALECT)} COMMIT`);
}

/** Only the owner may read patient data. SQLite gives its journal the same mode. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  // Not another user's file, which may be shared on purpose.
  attempt(() => chmodSync(file, 0o600));
}

/** Retries while another process locks the file, without blocking the event loop. */
function whenUnlocked<Result>(timeoutMs: number, use: () => Result): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  return retry(async () => use(), {
    shouldRetry: (error) => BUSY.includes(resultCode(error)) && performance.now() <= deadline,
    delay: () => LOCK_RETRY_MS * (0.5 + Math.random()),
  }).catch((error) => {
    if (!UNAVAILABLE.includes(resultCode(error))) throw error;
    throw new StoreUnavailableError(error.message, { cause: error });
  });
}

/** The primary result code in a `node:sqlite` error (the low byte of the extended one); 0 if none. */
const resultCode = (error: unknown) =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
