import { delay } from "es-toolkit";
import type { BookingRequests } from "./stores/sql-booking-requests.ts";
import { fromNow, type SqlDatabase, sql } from "./stores/sql-database.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAX_GAP_MS = 2 * DAY_MS;

// The rows of `cleanups`.
const LAST_RUN = 1;
const IN_DOUBT_SINCE = 2;

/**
 * Returns a function for the start and every hour: it deletes requests older than `keepDays` and returns how many. If
 * more than two days seem to have passed since its last run, the clock may have jumped ahead: it returns null and
 * deletes nothing until the clock has agreed for most of a day.
 */
export function cleanup(
  database: SqlDatabase,
  requests: Pick<BookingRequests, "removeBefore">,
  keepDays: number,
): () => Promise<number | null> {
  const read = async (id: number): Promise<number | undefined> => {
    const [row] = await database.run<{ at: string }>(sql`SELECT at FROM cleanups WHERE id = ${id}`);
    return row && Date.parse(row.at);
  };
  const write = (id: number) =>
    database.run(sql`INSERT INTO cleanups VALUES (${id}, ${fromNow()})
      ON CONFLICT (id) DO UPDATE SET at = excluded.at`);
  const isTrusted = async () => {
    const lastRun = await read(LAST_RUN);
    if (lastRun === undefined || Math.abs(Date.now() - lastRun) <= MAX_GAP_MS) return true;
    const agreedFor = Date.now() - ((await read(IN_DOUBT_SINCE)) ?? Number.NaN);
    const isInDoubt = agreedFor >= 0 && agreedFor <= MAX_GAP_MS;
    if (isInDoubt && agreedFor >= 20 * HOUR_MS) return true;
    if (!isInDoubt) await write(IN_DOUBT_SINCE);
    return false;
  };
  return async () => {
    if (!(await isTrusted())) return null;
    const deleted = await requests.removeBefore(fromNow(-keepDays * DAY_MS));
    await write(LAST_RUN);
    return deleted;
  };
}

/** Runs the cleanup now and every hour. Simultaneous instances may disturb each other, but keep deleted batches. */
export async function runCleanups(
  run: () => Promise<number | null>,
  log: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const deleted = await run();
      if (deleted === null) log("Nothing was deleted yet: this was off, or the clock changed.");
      else if (deleted > 0) log(`Deleted ${deleted} old requests.`);
    } catch (error) {
      log(`Old requests could not be deleted: ${error instanceof Error ? error.message : error}`);
    }
    await delay(HOUR_MS, { signal: stopping }).catch(() => {});
  }
}
