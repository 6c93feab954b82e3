import { setImmediate } from "node:timers/promises";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { searchableText } from "./request-search.ts";
import { type SqlDatabase, sql } from "./sql-database.ts";

// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;

/** Makes requests searchable that an earlier version has stored without the texts to search for. */
export async function indexOldRequests(database: SqlDatabase): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const rows: { id: string; request: string }[] = await database.run(
      sql`SELECT id, request FROM booking_requests WHERE id > ${last} AND search = ''
        ORDER BY id LIMIT ${BATCH}`,
    );
    const updates = rows.map((row) => {
      const request: BookingRequest = JSON.parse(row.request);
      return sql`UPDATE booking_requests SET location_id = ${request.location_id.toLowerCase()},
        search = ${searchableText(request)} WHERE id = ${request.id}`;
    });
    await database.run(...updates);
    // SQLite responds at once, so that other requests would wait for all batches.
    await setImmediate();
    last = rows.at(-1)?.id;
  }
}
