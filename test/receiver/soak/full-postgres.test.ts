import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { type Sql, sql } from "../../../src/receiver/stores/sql-database.ts";
import { findServer } from "../../../src/tasks/servers/find-servers.ts";
import { freePort } from "../../../src/web/node/free-port.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { insertRequests } from "../many-requests.ts";
import { hasNginx, startNginx } from "../nginx/start-nginx.ts";
import { ownReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { receiveWebhooks } from "../receive-webhooks.ts";
import { PASSWORD, SECRET, signIn, temporaryFolder } from "../receiver-fixture.ts";
import { hasPostgres, testPostgres } from "../stores/postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "../stores/start-pgbouncer.ts";
import {
  flood,
  many,
  measureBareHandler,
  memoryOf,
  postAsPatient,
  postWhile,
  printTable,
  seconds,
} from "./soak-parts.ts";

const canRun = Boolean(process.env.FULL) && hasPostgres && hasPgBouncer && hasNginx;
const DAY_MS = 86_400_000;

describe.skipIf(!canRun)("two receivers behind nginx, with PostgreSQL behind PgBouncer", () => {
  const postgres = testPostgres();
  const program = (name: string) => join(findServer("PostgreSQL") ?? "", name);

  test("keep what they accept through kills, restarts, a flood, retention, a backup and an export", async () => {
    const { received, url } = await receiveWebhooks();
    const direct = postgres().newDatabase();
    const folder = temporaryFolder();
    onTestFinished(folder.remove);
    await addQuickAccount(folder.file("accounts.json"), "ada", PASSWORD);
    const ports = [await freePort(21_000), await freePort(22_000)];
    const pooler = await startPgBouncer(direct, 10);
    const start = (index: number) =>
      ownReceiver(
        [
          ...["--port", String(ports[index]), "--data", pooler.url, "--metrics-port", "0"],
          ...["--accounts", folder.file("accounts.json"), "--address-header", "X-Real-IP"],
          ...["--webhook", url, "--webhook-secret", SECRET],
          ...["--max-per-address", "9999999", "--max-per-location", "9999999"],
        ],
        undefined,
      );
    const bare = await measureBareHandler();

    const receivers = [await start(0)];
    const database = await openPostgres(direct);
    const old = new Date(Date.now() - 120 * DAY_MS).toISOString();
    await insertRequests(database, many(100_000), old);
    await insertRequests(database, many(100_000));
    const origin = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
    const accepted = new Set<string>();
    const post = async () => {
      const request = bookingRequest();
      const response = await postAsPatient(origin, request);
      if (response.ok) accepted.add(request.id);
      return response;
    };
    const countOf = async (where: Sql) => {
      const query = sql`SELECT count(*) AS count FROM booking_requests WHERE ${where}`;
      return Number((await database.run(query))[0]?.count);
    };

    // The second one deletes when it starts.
    const retention = start(1).then(async (receiver) => {
      receivers.push(receiver);
      const isDone = async () => expect(await countOf(sql`received_at <= ${old}`)).toBe(0);
      await vi.waitFor(isDone, { timeout: 180_000, interval: 200 });
    });
    const parts = [
      await postWhile(`retention of ${many(100_000)}`, post, retention),
      await postWhile("nothing else", post, seconds(5)),
    ];

    const floodSize = flood(origin, many(10_000), [201]);
    parts.push(await postWhile(`flood of ${many(10_000)}`, post, floodSize));
    expect(await countOf(sql`suspicion IS NOT NULL`)).toBe(await floodSize);

    const dump = folder.file("backup.dump");
    const execute = promisify(execFile);
    const before = new Set(accepted);
    const backup = execute(program("pg_dump"), ["--format=custom", `--file=${dump}`, direct]);
    parts.push(await postWhile("backup", post, backup));
    const restored = postgres().newDatabase();
    await execute(program("pg_restore"), ["--clean", "--if-exists", `--dbname=${restored}`, dump]);
    const idsIn = (name: string) =>
      new Set(
        postgres().run("psql", "-d", name, "-Atc", "SELECT id FROM booking_requests").split("\n"),
      );
    const restoredIds = idsIn(restored);
    expect([...before].filter((id) => !restoredIds.has(id))).toEqual([]);

    const staff = await signIn(receivers[0]?.origin ?? "", "ada");
    const exported = staff.get("/inbox/export.csv").then((response) => response.text());
    parts.push(await postWhile("export", post, exported));
    expect((await exported).split("\r\n").length).toBeGreaterThan(many(100_000));

    // Through nginx, a receiver that is killed is not noticed: the other one gets the request again.
    const interrupt = async () => {
      for (const index of [0, 1]) {
        receivers[index]?.stop();
        await seconds(1);
        receivers[index] = await start(index);
        // A request that found this one away must be finished before the other one is.
        await seconds(1);
      }
    };
    parts.push(await postWhile("two kills", post, interrupt()));

    const restart = async () => {
      for (let count = 0; count < 2; count += 1) {
        await pooler.restart();
        await seconds(1);
      }
    };
    parts.push(await postWhile("two restarts of PgBouncer", post, restart()));

    const statuses = new Set<number>();
    let isAway = true;
    const sendDuringRestart = async () => {
      while (isAway) {
        const { status } = await post();
        statuses.add(status);
      }
    };
    const senders = Promise.all([sendDuringRestart(), sendDuringRestart()]);
    await postgres().stop("SIGINT");
    await seconds(5);
    await postgres().start();
    await vi.waitFor(async () => expect((await post()).status).toBe(201), { timeout: 60_000 });
    isAway = false;
    await senders;
    // 500 only if the database disappears at the moment of a commit.
    expect([...statuses].filter((status) => ![201, 500, 503].includes(status))).toEqual([]);

    const stored = idsIn(direct);
    expect([...accepted].filter((id) => !stored.has(id))).toEqual([]);
    await vi.waitFor(
      () => expect([...accepted].filter((id) => !received.ids.has(id))).toEqual([]),
      { timeout: 120_000, interval: 500 },
    );
    expect(received.invalid).toBe(0);
    const memory = await Promise.all(receivers.map(memoryOf));
    await database.close();
    printTable(
      [bare, ...parts],
      `Accepted and stored: ${accepted.size}. Memory: ${memory.join(", ")}.`,
    );
  }, 900_000);
});
