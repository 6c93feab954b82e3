import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { findServer } from "../../../src/tasks/servers/find-servers.ts";
import { freePort } from "../../../src/web/node/free-port.ts";
import { temporaryFolder } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { run } from "../../server/started.ts";
import { hasPostgres, postgresStore, testPostgres } from "./postgres-fixture.ts";
import { processUser } from "./start-postgres.ts";

const bouncer = findServer("PgBouncer");

/** Starts PgBouncer in transaction mode with one connection; returns the URL of a database behind it. */
async function startPgBouncer(databaseUrl: string): Promise<string> {
  const folder = temporaryFolder();
  const user = processUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const url = new URL(databaseUrl);
  const port = await freePort(20_000 + Math.floor(Math.random() * 20_000));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
    * = host=${url.hostname} port=${url.port} user=receiver
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 1`,
  );
  const { child, ready } = run(join(bouncer ?? "", "pgbouncer"), [file], /(process up)/, {
    ...(user && { user }),
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await ready;
  url.port = String(port);
  return url.href;
}

describe.skipIf(!hasPostgres || bouncer === null)("behind PgBouncer in transaction mode", () => {
  const postgres = testPostgres();

  test("tables are created, and simultaneous duplicates stored once", async () => {
    const direct = postgres().newDatabase();
    const url = await startPgBouncer(direct);
    const databases = await Promise.all([openPostgres(url), openPostgres(url)]);
    const stores = databases.map((database) => sqlBookingRequests(database));
    const requests = Array.from({ length: 20 }, () => bookingRequest());
    await Promise.all(requests.flatMap((request) => stores.map((store) => store.save(request))));
    const stored = await postgresStore(postgres(), direct);
    expect(await stored.list(100)).toHaveLength(20);
    await Promise.all([...stores, stored].map((store) => store.close()));
  });

  test("a statement that takes longer than three seconds is ended, and nothing is stored", async () => {
    const database = await openPostgres(await startPgBouncer(postgres().newDatabase()));
    const slow = database.run(["INSERT INTO schema_versions VALUES (50)"], ["SELECT pg_sleep(60)"]);
    await expect(slow).rejects.toThrow("statement timeout");
    expect(await database.run(["SELECT * FROM schema_versions WHERE version = 50"])).toEqual([]);
    await database.close();
  });
});
