import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  type BookingRequests,
  canonicalJson,
  type ReceivedRequest,
  StoreUnavailableError,
} from "./booking-requests.ts";

const LOCK_TIMEOUT_MS = 3000;
const LOCK_RETRY_MS = 20;

/** SQLite's primary result codes for which nothing was stored. */
const BUSY = new Set([5, 6]);
const UNAVAILABLE: Record<number, string> = {
  5: "The inbox is locked by another process.",
  6: "The inbox is locked by another process.",
  8: "The inbox is read-only.",
  10: "The inbox cannot be written or read.",
  13: "The disk is full.",
  14: "The inbox cannot be opened.",
};

/** The default database file, ignored by git; relative to the working directory. */
export const defaultDataFile = () =>
  process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";

/**
 * Stores booking requests in one SQLite file that several processes may share; `:memory:` stores
 * nothing on disk. Creates missing folders. Close it when the server stops.
 * @param lockTimeoutMs how long to wait while another process writes
 * @throws Error, naming the file, if it cannot be written
 */
export function sqliteBookingRequests(
  file: string,
  { lockTimeoutMs = LOCK_TIMEOUT_MS } = {},
): BookingRequests {
  const database = open(file, lockTimeoutMs);
  const insert = database.prepare(
    "INSERT INTO booking_requests (id, received_at, request) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const byId = database.prepare("SELECT received_at, request FROM booking_requests WHERE id = ?");
  const newest = database.prepare(`SELECT received_at, request FROM booking_requests
    WHERE ?1 IS NULL OR rowid < (SELECT rowid FROM booking_requests WHERE id = ?1)
    ORDER BY rowid DESC LIMIT ?2`);

  return {
    save: (request) =>
      whenUnlocked(lockTimeoutMs, () => {
        const row = {
          received_at: new Date().toISOString(),
          request: canonicalJson(request),
        };
        const { changes } = insert.run(request.id, row.received_at, row.request);
        // Not read again after a successful insert: that could fail, although the request is stored.
        return toReceived(changes > 0 ? row : byId.get(request.id));
      }),
    list: (limit, before) =>
      whenUnlocked(lockTimeoutMs, () => newest.all(before ?? null, limit).map(toReceived)),
    close: () => database.close(),
  };
}

function open(file: string, lockTimeoutMs: number): DatabaseSync {
  try {
    if (file !== ":memory:") createPrivateFile(file);
    // A rollback journal instead of WAL: one file to move or delete, and two processes that open
    // the database at the same moment do not lock each other out.
    const database = new DatabaseSync(file, { timeout: lockTimeoutMs });
    database.exec(`CREATE TABLE IF NOT EXISTS booking_requests (
      id TEXT PRIMARY KEY,
      received_at TEXT NOT NULL,
      request TEXT NOT NULL
    )`);
    // SQLite opens a read-only file without an error; only the first booking request would fail.
    database.exec("BEGIN IMMEDIATE; INSERT INTO booking_requests VALUES ('', '', ''); ROLLBACK");
    // From now on `whenUnlocked` waits instead, because SQLite would block the event loop.
    database.exec("PRAGMA busy_timeout = 0");
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`the inbox ${file} cannot be used: ${reason}`, { cause: error });
  }
}

/** Only the owner may read patient data. SQLite gives its journal the same mode. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch {
    // Another user's file, which may be shared on purpose.
  }
}

/** Retries while another process locks the file, without blocking the event loop. */
async function whenUnlocked<Result>(timeoutMs: number, use: () => Result): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return use();
    } catch (error) {
      const code = resultCode(error);
      const message = UNAVAILABLE[code];
      if (message === undefined) throw error;
      if (!BUSY.has(code) || performance.now() > deadline) {
        throw new StoreUnavailableError(message, { cause: error });
      }
    }
    await setTimeout(LOCK_RETRY_MS * (0.5 + Math.random()));
  }
}

/** The primary result code in a `node:sqlite` error (the low byte of the extended one); 0 if none. */
const resultCode = (error: unknown) =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;

const toReceived = (row: Record<string, unknown> | undefined): ReceivedRequest => ({
  received_at: String(row?.received_at),
  request: JSON.parse(String(row?.request)),
});
