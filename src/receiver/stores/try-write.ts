import { type SqlDatabase, sql } from "./sql-database.ts";

const ID = "readiness check";
// As long as the largest request, so that a disk that is almost full is noticed.
const PROBE = "x".repeat(64_000);

/**
 * Stores and deletes a request in one transaction, which nobody else sees.
 * @throws StoreUnavailableError if requests cannot be stored now
 */
export const tryWrite = (database: SqlDatabase) =>
  database.run(
    sql`INSERT INTO booking_requests (id, received_at, request) VALUES (${ID}, '', ${PROBE})
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM booking_requests WHERE id = ${ID}`,
  );
