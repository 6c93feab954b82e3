/** @module-tag all */
import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { cleanup } from "../../../src/receiver/cleanup.ts";
import {
  openPostgres,
  UnconfirmedCommitError,
} from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { StoreUnavailableError, sql } from "../../../src/receiver/stores/sql-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { startProxy } from "../proxy.ts";
import { hasPostgres, postgresStore, testPostgres } from "./postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "./start-pgbouncer.ts";
import { testStore } from "./store-tests.ts";

/** What the server sends when it shuts down, as an `ErrorResponse` of its protocol. */
function shutdownMessage(): Buffer {
  const fields = Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0");
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A database whose connections are shut down after every `INSERT`, together with its result. */
const shutDownAfterInsert = (databaseUrl: string) =>
  startProxy(databaseUrl, (client, server) => {
    server.on("data", (bytes: Buffer) => {
      if (bytes.includes("INSERT 0 1")) client.end(Buffer.concat([bytes, shutdownMessage()]));
      else client.write(bytes);
    });
  });

describe.skipIf(!hasPostgres)("PostgreSQL", () => {
  const postgres = testPostgres();

  testStore(() => openPostgres(postgres().newDatabase()));

  test("four processes that start at once on an empty database create its tables once", async () => {
    const url = postgres().newDatabase();
    const module = JSON.stringify(
      import.meta.resolve("../../../src/receiver/stores/postgres-database.ts"),
    );
    const program = `import { openPostgres } from ${module};
      await (await openPostgres(process.argv[1])).close();`;
    const open = () =>
      promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, url]);
    await Promise.all([open(), open(), open(), open()]);
    const database = await openPostgres(url);
    const rows = await database.run(sql`SELECT version FROM schema_versions ORDER BY version`);
    expect(rows).toEqual(rows.map((_row, index) => ({ version: index + 1 })));
    await database.close();
  });

  test("of what an earlier version stored, types and providers are listed", async () => {
    const url = postgres().newDatabase();
    const database = await openPostgres(url);
    const store = sqlBookingRequests(database);
    const type = { appointment_type: "LIMITED", appointment_type_label: "Toothache \\ pain" };
    await store.save(bookingRequest({ ...type, provider: "Dr. Vesper" }));
    const damaged = await store.save(bookingRequest());
    await database.run(
      sql`UPDATE booking_requests SET request = 'no JSON' WHERE id = ${damaged.request.id}`,
      sql`ALTER TABLE booking_requests DROP COLUMN appointment_type,
        DROP COLUMN appointment_type_label, DROP COLUMN provider`,
      sql`DELETE FROM schema_versions WHERE version > 3`,
    );
    await database.close();
    const updated = await openPostgres(url);
    const names = await sqlBookingRequests(updated).listNames();
    expect(names).toContainEqual({ type: null, label: null, provider: null, calls: false });
    expect(names).toContainEqual({
      ...{ type: "LIMITED", provider: "Dr. Vesper", calls: false },
      // As in JSON.
      label: "Toothache \\\\ pain",
    });
    await updated.close();
  });

  test("a database of a newer version is not touched", async () => {
    const url = postgres().newDatabase();
    const database = await openPostgres(url);
    await database.run(sql`INSERT INTO schema_versions VALUES (99)`);
    await database.close();
    await expect(openPostgres(url)).rejects.toThrow("created by a newer version");
  });

  test("a locked table makes a request fail, without storing it later", async () => {
    const url = postgres().newDatabase();
    const store = await postgresStore(postgres(), url);
    const other = new Client(url);
    await other.connect();
    await other.query("BEGIN; LOCK TABLE booking_requests");
    await expect(store.save(bookingRequest())).rejects.toBeInstanceOf(StoreUnavailableError);
    await other.query("ROLLBACK");
    await other.end();
    expect(await store.list()).toEqual([]);
  });

  test("while it is read-only, as after a failover, requests fail, and are not stored; the inbox shows the others", async () => {
    const [url, other] = [postgres().newDatabase(), postgres().newDatabase()];
    const store = await postgresStore(postgres(), url);
    const [stored, refused] = [bookingRequest(), bookingRequest()];
    await store.save(stored);
    const name = new URL(url).pathname.slice(1);
    const setReadOnly = (isReadOnly: boolean) => {
      const setting = `ALTER DATABASE "${name}" SET default_transaction_read_only = ${isReadOnly}`;
      const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
      for (const command of [setting, end]) postgres().run("psql", "-d", other, "-Atc", command);
    };
    setReadOnly(true);
    await expect(store.save(refused)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect((await store.list()).map(({ request }) => request)).toEqual([stored]);
    setReadOnly(false);
    expect((await store.save(refused)).request).toEqual(refused);
    expect(await store.list()).toHaveLength(2);
  });

  test("while its tables are gone, as during a restore, requests fail, and are not stored", async () => {
    const url = postgres().newDatabase();
    const store = await postgresStore(postgres(), url);
    const query = (text: string) => postgres().run("psql", "-d", url, "-Atc", text);
    query("ALTER TABLE booking_requests RENAME TO kept");
    await expect(store.save(bookingRequest())).rejects.toBeInstanceOf(StoreUnavailableError);
    query("ALTER TABLE kept RENAME TO booking_requests");
    await store.save(bookingRequest());
    expect(await store.list()).toHaveLength(1);
  });

  test("a restart in the middle of many requests loses none and stores none twice", async () => {
    const store = await postgresStore(postgres());
    const first = Promise.withResolvers<void>();
    const settled = Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => {
        const saving = store.save(bookingRequest());
        if (index === 20) saving.then(() => first.resolve(), first.reject);
        return saving;
      }),
    );
    await first.promise;
    await postgres().stop("SIGINT");
    await postgres().start();
    const results = await settled;
    const reasons = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    const unconfirmed = reasons.filter((reason) => reason instanceof UnconfirmedCommitError).length;
    for (const reason of reasons.filter((one) => !(one instanceof UnconfirmedCommitError))) {
      expect(reason).toBeInstanceOf(StoreUnavailableError);
    }
    const saved = results.length - reasons.length;
    const stored = (await store.list()).length;
    expect(stored).toBeGreaterThanOrEqual(saved);
    expect(stored).toBeLessThanOrEqual(saved + unconfirmed);
  });

  test("a connection that ends before the commit is sent has certainly stored nothing", async () => {
    const url = postgres().newDatabase();
    const direct = await openPostgres(url);
    const database = await openPostgres(await shutDownAfterInsert(url));
    const insert = database.run(sql`INSERT INTO schema_versions VALUES (50)`);
    await expect(insert).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await direct.run(sql`SELECT * FROM schema_versions WHERE version = 50`)).toEqual([]);
    await Promise.all([database.close(), direct.close()]);
  });

  test("while it is gone, requests fail; after a crash it works again", async () => {
    const store = await postgresStore(postgres());
    await store.save(bookingRequest());
    await postgres().stop("SIGQUIT");
    await expect(store.save(bookingRequest())).rejects.toBeInstanceOf(StoreUnavailableError);
    await postgres().start();
    await store.save(bookingRequest());
    expect(await store.list()).toHaveLength(2);
  });

  test("a backup can be restored", async () => {
    const url = postgres().newDatabase();
    const store = await postgresStore(postgres(), url);
    const saved = await store.save(bookingRequest());
    const file = postgres().file("backup.dump");
    postgres().run("pg_dump", "--format=custom", `--file=${file}`, url);
    await store.remove(saved.request.id);
    postgres().run("pg_restore", "--clean", "--if-exists", `--dbname=${url}`, file);
    const restored = await postgresStore(postgres(), url);
    expect(await restored.list()).toMatchObject([{ ...saved, rank: -1 }]);
  });

  test("it deletes more requests than it could in the time of one statement", async () => {
    const database = await openPostgres(postgres().newDatabase());
    const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
    await database.run(sql`INSERT INTO booking_requests (id, received_at, request, location_id)
      SELECT number, ${old}, '{}', '' FROM generate_series(1, 700) AS number`);
    // A slow disk: more than four seconds for all, and a statement may take three.
    await database.run(
      sql`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(0.006); RETURN OLD; END'`,
    );
    await database.run(
      sql`CREATE TRIGGER slow BEFORE DELETE ON booking_requests
      FOR EACH ROW EXECUTE FUNCTION slow()`,
    );
    expect(await cleanup(database, sqlBookingRequests(database), 90)()).toBe(700);
    await database.close();
  });

  describe.skipIf(!hasPgBouncer)("behind PgBouncer in transaction mode", () => {
    test("tables are created, and simultaneous duplicates stored once", async () => {
      const direct = postgres().newDatabase();
      const { url } = await startPgBouncer(direct);
      const databases = await Promise.all([openPostgres(url), openPostgres(url)]);
      const stores = databases.map((database) => sqlBookingRequests(database));
      const requests = Array.from({ length: 20 }, () => bookingRequest());
      await Promise.all(requests.flatMap((request) => stores.map((store) => store.save(request))));
      const stored = await postgresStore(postgres(), direct);
      expect(await stored.list()).toHaveLength(20);
      await Promise.all(stores.map((store) => store.close()));
    });

    test("a statement that takes longer than three seconds is ended, and nothing is stored", async () => {
      const database = await openPostgres((await startPgBouncer(postgres().newDatabase())).url);
      const slow = database.run(
        sql`INSERT INTO schema_versions VALUES (50)`,
        sql`SELECT pg_sleep(60)`,
      );
      await expect(slow).rejects.toThrow("statement timeout");
      expect(await database.run(sql`SELECT * FROM schema_versions WHERE version = 50`)).toEqual([]);
      await database.close();
    });
  });
});
