import type { StaffRequests } from "../../../src/server/stores/booking-requests.ts";
import { openPostgres } from "../../../src/server/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/server/stores/sql-booking-requests.ts";
import { findPostgres } from "../../../src/tasks/postgres/find-postgres.ts";
import { type PostgresServer, startPostgres } from "../../../src/tasks/postgres/start-postgres.ts";

const folder = findPostgres();

/** Whether tests with PostgreSQL can run; otherwise they are skipped. */
export const hasPostgres = folder !== null;

export interface TestPostgres extends PostgresServer {
  /** The URL of a new, empty database. */
  newDatabase(): string;
}

/** Starts PostgreSQL without waiting for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  if (folder === null) throw new Error("PostgreSQL is not installed.");
  const server = await startPostgres(folder, ["fsync=off"]);
  let count = 0;
  return {
    ...server,
    newDatabase() {
      count += 1;
      const name = `test${count}`;
      server.run("psql", "-d", server.url, "-c", `CREATE DATABASE ${name}`);
      return server.url.replace(/[^/]+$/, name);
    },
  };
}

/** A store in a new database. */
export async function postgresStore(server: TestPostgres | undefined): Promise<StaffRequests> {
  if (!server) throw new Error("PostgreSQL is not running.");
  return sqlBookingRequests(await openPostgres(server.newDatabase()));
}
