import process from "node:process";
import { describe, expect, test } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import type { SqlDatabase } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { insertRequests } from "../many-requests.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { PASSWORD, signIn } from "../receiver-fixture.ts";
import { hasPostgres, testPostgres } from "../stores/postgres-fixture.ts";
import { expectNoWaiting, timesWhile } from "../times-while.ts";

const COUNT = process.env.FULL ? 100_000 : 10_000;
const postgres = testPostgres();

async function fill(database: SqlDatabase) {
  await insertRequests(database, COUNT);
  await database.close();
}

describe.each(["SQLite", "PostgreSQL"])("an export from %s", (name) => {
  test.skipIf(name === "PostgreSQL" && !hasPostgres)(
    `of ${COUNT} requests keeps nobody waiting, and needs little memory`,
    async () => {
      const folder = ownFolder();
      await addQuickAccount(folder.file("accounts.json"), "ada", PASSWORD);
      const data = name === "SQLite" ? folder.file("data.sqlite") : postgres().newDatabase();
      await fill(name === "SQLite" ? openSqlite(data) : await openPostgres(data));
      const limits = ["--max-per-address", "999999", "--max-per-location", "999999"];
      const args = ["--data", data, "--metrics-port", "0", ...limits];
      const receiver = await ownReceiver(args, folder);
      const staff = await signIn(receiver.origin, "ada");
      const started = performance.now();
      const exported = staff.get("/inbox/export.csv").then((response) => response.text());
      const sends = [
        () => fetch(`${receiver.origin}/healthz`),
        () => receiver.post(bookingRequest()),
      ];
      const all = await Promise.all(
        sends.map(async (send) => ({ send, times: await timesWhile(exported, send) })),
      );
      const total = performance.now() - started;
      for (const { send, times } of all) {
        expect(times.length).toBeGreaterThan(10);
        await expectNoWaiting(times, total, send);
      }
      expect((await exported).split("\r\n").length).toBeGreaterThanOrEqual(COUNT + 2);
      const url = /^metrics (\S+)$/m.exec(receiver.output())?.[1] ?? "";
      const metrics = await (await fetch(url)).text();
      const memory = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
      expect(memory).toBeLessThan(300_000_000);
    },
    600_000,
  );
});
