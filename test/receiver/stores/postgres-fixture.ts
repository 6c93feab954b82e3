/** @module-tag all */
import { dirname } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { findProgram } from "../../../src/tasks/find-programs.ts";
import { startPostgres } from "./start-postgres.ts";

const initdb = findProgram("initdb");

export const hasPostgres = initdb !== null;

type TestPostgres = Awaited<ReturnType<typeof startTestPostgres>>;

async function startTestPostgres() {
  if (initdb === null) throw new Error("PostgreSQL is not installed.");
  const server = await startPostgres(dirname(initdb));
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

/** PostgreSQL during the tests of a file or a group, if it is installed. */
export function testPostgres(): () => TestPostgres {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    if (hasPostgres) server = await startTestPostgres();
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error("PostgreSQL is not running.");
    return server;
  };
}

/** A store in a database, by default in a new one, until the test is finished. */
export async function postgresStore(server: TestPostgres, url = server.newDatabase()) {
  const store = sqlBookingRequests(await openPostgres(url));
  onTestFinished(() => store.close());
  return store;
}
