import { setImmediate } from "node:timers/promises";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { searchableText } from "./request-search.ts";
import type { SqlDatabase, Statement } from "./sql-database.ts";

// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;
const SELECT = `SELECT id, request FROM booking_requests WHERE id > $1 AND search = ''
  ORDER BY id LIMIT ${BATCH}`;
const UPDATE = "UPDATE booking_requests SET location_id = $2, search = $3 WHERE id = $1";

/** Makes requests searchable that an earlier version has stored without the texts to search for. */
export async function indexOldRequests(database: SqlDatabase): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const rows = await database.run([SELECT, last]);
    const statements = rows.map((row): Statement => {
      const request: BookingRequest = JSON.parse(String(row.request));
      return [UPDATE, request.id, request.location_id.toLowerCase(), searchableText(request)];
    });
    await database.run(...statements);
    // SQLite responds at once, so that other requests would wait for all batches.
    await setImmediate();
    const id = rows.at(-1)?.id;
    last = id === undefined ? undefined : String(id);
  }
}
