import { setImmediate } from "node:timers/promises";
import { searchableText } from "./request-search.ts";
import { type SqlDatabase, sql } from "./sql-database.ts";
import { readStored, type StoredRequest } from "./stored-request.ts";

// Few enough for the time limit of a statement, also with a slow disk.
const BATCH = 200;

/** Makes requests searchable that an earlier version has stored without the texts to search for. */
export async function indexOldRequests(database: SqlDatabase): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const rows: StoredRequest[] = await database.run(
      sql`SELECT id, location_id, received_at, request FROM booking_requests WHERE id > ${last} AND search = ''
        ORDER BY id LIMIT ${BATCH}`,
    );
    const updates = rows.map((row) => {
      const { request } = readStored(row);
      return sql`UPDATE booking_requests SET location_id = ${request.location_id.toLowerCase()},
        search = ${searchableText(request)} WHERE id = ${request.id}`;
    });
    await database.run(...updates);
    // SQLite responds at once, so that other requests would wait for all batches.
    await setImmediate();
    last = rows.at(-1)?.id;
  }
}
