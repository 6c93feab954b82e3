import type { SqlDatabase } from "../../src/receiver/stores/sql-database.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

// PostgreSQL limits the time of each statement.
const PART = 5000;
const NUMBERED_ID = "$2 || CAST(CAST(100000000000 + $6 + number AS BIGINT) AS TEXT)";
const INSERT = `INSERT INTO booking_requests (id, received_at, request, location_id)
  WITH RECURSIVE numbers (number) AS
    (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < CAST($1 AS INTEGER))
  SELECT ${NUMBERED_ID}, $3, replace($4, '@', ${NUMBERED_ID}), $5 FROM numbers`;

/** Stores many requests that differ in their id only, faster than one after the other. */
export async function insertRequests(
  database: SqlDatabase,
  count: number,
  receivedAt = new Date().toISOString(),
): Promise<void> {
  const { id, ...request } = bookingRequest();
  const json = JSON.stringify({ id: "@", ...request });
  for (let first = 0; first < count; first += PART) {
    const values = [id.slice(0, 24), receivedAt, json, request.location_id, first];
    await database.run([INSERT, Math.min(PART, count - first), ...values]);
  }
}
