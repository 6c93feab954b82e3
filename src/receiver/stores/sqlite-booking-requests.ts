import process from "node:process";
import type { BookingRequests } from "./booking-requests.ts";
import { sqlBookingRequests } from "./sql-booking-requests.ts";
import { openSqlite } from "./sqlite-database.ts";

/** The default database file, ignored by git; relative to the working directory. */
export const defaultDataFile = () =>
  process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";

/**
 * Stores booking requests in one SQLite file that several processes may share; `:memory:` stores
 * nothing on disk. Creates missing folders. Close it when the server stops.
 * @param lockTimeoutMs how long to wait while another process writes
 * @throws Error, naming the file, if it cannot be written
 */
export const sqliteBookingRequests = (
  file: string,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): BookingRequests => sqlBookingRequests(openSqlite(file, lockTimeoutMs));
