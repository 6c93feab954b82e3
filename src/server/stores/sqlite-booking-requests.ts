import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { type BookingRequests, canonicalJson, type ReceivedRequest } from "./booking-requests.ts";

const LOCK_TIMEOUT_MS = 10_000;

/** The default database file, ignored by git; relative to the working directory. */
export const defaultDataFile = () =>
  process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";

/**
 * Stores booking requests in one SQLite file that several processes may share; `:memory:` stores
 * nothing on disk. Creates missing folders. Close it when the server stops.
 */
export function sqliteBookingRequests(file: string): BookingRequests & { close(): void } {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  // A rollback journal instead of WAL: one file to move or delete, and two processes that open
  // the database at the same moment do not lock each other out.
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  database.exec(`CREATE TABLE IF NOT EXISTS booking_requests (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    request TEXT NOT NULL
  )`);
  const insert = database.prepare(
    "INSERT INTO booking_requests (id, received_at, request) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const byId = database.prepare("SELECT received_at, request FROM booking_requests WHERE id = ?");
  const newest = database.prepare(`SELECT received_at, request FROM booking_requests
    WHERE ?1 IS NULL OR rowid < (SELECT rowid FROM booking_requests WHERE id = ?1)
    ORDER BY rowid DESC LIMIT ?2`);

  return {
    async save(request) {
      insert.run(request.id, new Date().toISOString(), canonicalJson(request));
      return toReceived(byId.get(request.id));
    },
    async list(limit, before) {
      return newest.all(before ?? null, limit).map(toReceived);
    },
    close: () => database.close(),
  };
}

const toReceived = (row: Record<string, unknown> | undefined): ReceivedRequest => ({
  received_at: String(row?.received_at),
  request: JSON.parse(String(row?.request)),
});
