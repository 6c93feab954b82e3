import process from "node:process";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../src/receiver/stores/postgres-database.ts";
import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { insertRequests } from "./many-requests.ts";
import { ownFolder, ownReceiver } from "./own-receiver.ts";
import { hasPostgres, testPostgres } from "./stores/postgres-fixture.ts";
import { expectNoWaiting, timesWhile } from "./times-while.ts";

const COUNT = 100_000;
const DAY_MS = 86_400_000;
const postgres = testPostgres();

describe.each(["SQLite", "PostgreSQL"])("%s", (name) => {
  const isSqlite = name === "SQLite";

  test.skipIf(!process.env.FULL || !(isSqlite || hasPostgres))(
    `deletes ${COUNT} old requests after the start, and no patient waits long`,
    async () => {
      const folder = ownFolder();
      const data = isSqlite ? folder.file("data.sqlite") : postgres().newDatabase();
      const database = isSqlite ? openSqlite(data) : await openPostgres(data);
      onTestFinished(() => database.close());
      await insertRequests(database, COUNT, new Date(Date.now() - 91 * DAY_MS).toISOString());
      const limits = ["--max-per-address", "999999", "--max-per-location", "999999"];
      const receiver = await ownReceiver(["--data", data, "--quiet", ...limits]);
      const deleted = vi.waitFor(
        () => expect(receiver.output()).toContain(`Deleted ${COUNT} old requests.`),
        { timeout: 500_000, interval: 20 },
      );
      const started = performance.now();
      const send = () => receiver.post(bookingRequest());
      const times = await timesWhile(deleted, send);
      const total = performance.now() - started;
      const [row] = await database.run(sql`SELECT count(*) AS count FROM booking_requests`);
      expect(Number(row?.count)).toBe(times.length);
      await expectNoWaiting(times, total, send);
    },
    600_000,
  );
});
