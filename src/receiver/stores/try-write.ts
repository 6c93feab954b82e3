import type { SqlDatabase } from "./sql-database.ts";

// As long as the largest request, so that a disk that is almost full is noticed.
const PROBE = ["readiness check", "", "x".repeat(64_000)] as const;

/**
 * Stores and deletes a request in one transaction, which nobody else sees.
 * @throws StoreUnavailableError if requests cannot be stored now
 */
export const tryWrite = (database: SqlDatabase) =>
  database.run(
    [
      `INSERT INTO booking_requests (id, received_at, request) VALUES ($1, $2, $3)
      ON CONFLICT DO NOTHING`,
      ...PROBE,
    ],
    ["DELETE FROM booking_requests WHERE id = $1", PROBE[0]],
  );
