import { describe, expect, test } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { hasPostgres, postgresStore, testPostgres } from "./postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "./start-pgbouncer.ts";

describe.skipIf(!hasPostgres || !hasPgBouncer)("behind PgBouncer in transaction mode", () => {
  const postgres = testPostgres();

  test("tables are created, and simultaneous duplicates stored once", async () => {
    const direct = postgres().newDatabase();
    const { url } = await startPgBouncer(direct);
    const databases = await Promise.all([openPostgres(url), openPostgres(url)]);
    const stores = databases.map((database) => sqlBookingRequests(database));
    const requests = Array.from({ length: 20 }, () => bookingRequest());
    await Promise.all(requests.flatMap((request) => stores.map((store) => store.save(request))));
    const stored = await postgresStore(postgres(), direct);
    expect(await stored.list(100)).toHaveLength(20);
    await Promise.all([...stores, stored].map((store) => store.close()));
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
