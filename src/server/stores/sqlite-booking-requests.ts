import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BookingRequests, canonicalJson, type ReceivedRequest } from "./booking-requests.ts";

const LOCK_PATIENCE_MS = 10_000;

/**
 * The inbox in one SQLite file, which several processes may share; `:memory:` keeps nothing.
 * Folders on the way to the file are made. Close it when the server stops.
 */
export function sqliteBookingRequests(file: string): BookingRequests & { close(): void } {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  // The rollback journal rather than a write-ahead log: one file to move or delete, and two
  // processes that open it at the same moment do not lock each other out.
  const database = new DatabaseSync(file, { timeout: LOCK_PATIENCE_MS });
  database.exec(`CREATE TABLE IF NOT EXISTS booking_requests (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    request TEXT NOT NULL
  )`);
  const insert = database.prepare(
    "INSERT INTO booking_requests (id, received_at, request) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const byId = database.prepare("SELECT received_at, request FROM booking_requests WHERE id = ?");
  const newest = database.prepare(
    "SELECT received_at, request FROM booking_requests ORDER BY rowid DESC LIMIT ?",
  );

  return {
    async keep(request) {
      insert.run(request.id, new Date().toISOString(), canonicalJson(request));
      return received(byId.get(request.id));
    },
    async newest(limit) {
      return newest.all(limit).map(received);
    },
    close: () => database.close(),
  };
}

const received = (row: Record<string, unknown> | undefined): ReceivedRequest => ({
  received_at: String(row?.received_at),
  request: JSON.parse(String(row?.request)),
});
