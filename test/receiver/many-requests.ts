/** @module-tag all */
import { type SqlDatabase, sql } from "../../src/receiver/stores/sql-database.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

// PostgreSQL limits the time of each statement.
const PART = 5000;

/** Stores many requests that differ in their id only, faster than one after the other. */
export async function insertRequests(
  database: SqlDatabase,
  count: number,
  receivedAt = new Date().toISOString(),
  firstNumber = 0,
): Promise<void> {
  const { id, ...request } = bookingRequest();
  const json = JSON.stringify({ id: "@", ...request });
  for (let first = 0; first < count; first += PART) {
    const numberedId = sql`${id.slice(0, 24)}
      || CAST(CAST(100000000000 + ${firstNumber + first} + number AS BIGINT) AS TEXT)`;
    await database.run(sql`INSERT INTO booking_requests (id, received_at, request, location_id)
      WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL
        SELECT number + 1 FROM numbers WHERE number < CAST(${Math.min(PART, count - first)} AS INTEGER))
      SELECT ${numberedId}, ${receivedAt}, replace(${json}, '@', ${numberedId}), ${request.location_id}
      FROM numbers`);
  }
}
