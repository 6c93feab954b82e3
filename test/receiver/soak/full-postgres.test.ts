import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, test, vi } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { findServer } from "../../../src/tasks/servers/find-servers.ts";
import { freePort } from "../../../src/web/node/free-port.ts";
import { hasNginx } from "../nginx/start-nginx.ts";
import { ownFolder } from "../own-receiver.ts";
import { hasPostgres, testPostgres } from "../stores/postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "../stores/start-pgbouncer.ts";
import {
  flood,
  many,
  measureBareHandler,
  memoryOf,
  postWhile,
  printTable,
  seconds,
} from "./soak-parts.ts";
import { setUpSoak } from "./soak-setup.ts";

const canRun = Boolean(process.env.FULL) && hasPostgres && hasPgBouncer && hasNginx;

describe.skipIf(!canRun)("two receivers behind nginx, with PostgreSQL behind PgBouncer", () => {
  const postgres = testPostgres();
  const program = (name: string) => join(findServer("PostgreSQL") ?? "", name);

  test("keep what they accept through kills, restarts, a flood, retention, a backup and an export", async () => {
    const folder = ownFolder();
    const direct = postgres().newDatabase();
    const pooler = await startPgBouncer(direct, 10);
    const ports = [await freePort(21_000), await freePort(22_000)];
    const bare = await measureBareHandler();
    const database = await openPostgres(direct);
    const soak = await setUpSoak({
      ...{ folder, data: pooler.url, database, ports },
      // A connection for each, because the database restarts.
      async read({ text, values }) {
        const client = new Client(direct);
        await client.connect();
        return (await client.query(text, values).finally(() => client.end())).rows;
      },
    });
    const { accepted, countOf, origin } = soak;
    const post = () => soak.post();

    const receivers = [await soak.start(ports[0])];
    await soak.fill();
    // The second one deletes when it starts.
    const retention = soak.start(ports[1]).then((receiver) => {
      receivers.push(receiver);
      return soak.waitForRetention();
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
    const ids = postgres().run("psql", "-d", restored, "-Atc", "SELECT id FROM booking_requests");
    expect(soak.lostIn(new Set(ids.split("\n")), before)).toEqual([]);

    parts.push(await postWhile("export", post, soak.exportAll(receivers[0]?.origin ?? "")));

    // Through nginx, a receiver that is killed is not noticed: the other one gets the request again.
    const interrupt = async () => {
      for (const [index, port] of ports.entries()) {
        receivers[index]?.stop();
        await seconds(1);
        receivers[index] = await soak.start(port);
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

    await soak.expectNothingLost();
    const memory = await Promise.all(receivers.map(memoryOf));
    await database.close();
    printTable(
      [bare, ...parts],
      `Accepted and stored: ${accepted.size}. Memory: ${memory.join(", ")}.`,
    );
  }, 900_000);
});
