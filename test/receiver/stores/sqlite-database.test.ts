import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { StoreUnavailableError } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest, testServer } from "../../server/handler-fixture.ts";
import { ownFolder } from "../own-receiver.ts";
import { testStore } from "./store-tests.ts";

describe("SQLite", () => testStore(() => openSqlite(":memory:")));

const newFile = () => ownFolder().file("new/folders/requests.sqlite");

function openStore(file: string, lockTimeoutMs?: number) {
  const store = sqlBookingRequests(openSqlite(file, lockTimeoutMs));
  onTestFinished(() => store.close());
  return store;
}

test("connections that write at once lose nothing and detect duplicates", async () => {
  const file = newFile();
  const stores = [openStore(file), openStore(file), openStore(file)];
  const duplicate = bookingRequest();
  const saved = await Promise.all(
    stores.map(async (store) => {
      for (let count = 0; count < 20; count += 1) await store.save(bookingRequest());
      return store.save(duplicate);
    }),
  );
  expect(new Set(saved.map(({ received_at }) => received_at)).size).toBe(1);
  expect(await stores[0]?.list()).toHaveLength(61);
});

test.skipIf(process.platform === "win32")("only the owner may read the file", () => {
  const file = newFile();
  mkdirSync(dirname(file), { recursive: true });
  for (const mode of [undefined, 0o644]) {
    if (mode) chmodSync(file, mode);
    openStore(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

test("a file with a damaged page, or of a newer version, is not used", () => {
  const [file, newer] = [newFile(), newFile()];
  openSqlite(file).close();
  writeFileSync(file, readFileSync(file).fill("damaged", 4096, 8192));
  expect(() => openSqlite(file)).toThrow(/cannot be used: (it is damaged|database disk)/);
  openSqlite(newer).close();
  const database = new DatabaseSync(newer);
  database.exec("INSERT INTO schema_versions VALUES (99)");
  database.close();
  expect(() => openSqlite(newer)).toThrow("created by a newer version");
});

test("of what an earlier version stored, names are found by folded letters, and types and providers listed", async () => {
  const file = newFile();
  const store = openStore(file);
  const type = { appointment_type: "LIMITED", appointment_type_label: 'A "toothache"' };
  await store.save(bookingRequest({ patient: { lastName: "Dang" }, ...type, provider: 7 }));
  const damaged = await store.save(bookingRequest());
  const database = new DatabaseSync(file);
  database.exec(`UPDATE booking_requests SET search = 'đangþorßon';
    UPDATE booking_requests SET request = 'no JSON' WHERE id = '${damaged.request.id}';
    DROP INDEX booking_requests_names;
    ALTER TABLE booking_requests DROP COLUMN appointment_type;
    ALTER TABLE booking_requests DROP COLUMN appointment_type_label;
    ALTER TABLE booking_requests DROP COLUMN provider;
    ALTER TABLE booking_requests DROP COLUMN letters_wait_until;
    DROP INDEX booking_requests_location;
    ALTER TABLE booking_requests DROP COLUMN location_name;
    DELETE FROM schema_versions WHERE version > 2`);
  database.close();
  const filter = { ...NO_FILTER, text: "Đang" };
  expect([await store.count(filter), await openStore(file).count(filter)]).toEqual([0, 2]);
  expect(await store.count({ ...filter, text: "thorsson" })).toBe(2);
  expect(await store.listNames()).toEqual([
    { type: "LIMITED", label: 'A "toothache"', provider: "7", calls: 0 },
    { type: null, label: null, provider: null, calls: 0 },
  ]);
});

test("a file that is locked at the start is used as soon as it is not", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const file = newFile();
  openSqlite(file).close();
  const other = new DatabaseSync(file);
  other.exec("BEGIN EXCLUSIVE");
  const store = openStore(file, 20);
  await expect(store.save(bookingRequest())).rejects.toBeInstanceOf(StoreUnavailableError);
  other.exec("ROLLBACK");
  other.close();
  await store.save(bookingRequest());
  expect(await store.list()).toHaveLength(1);
});

/** A store whose file another process locks and unlocks. */
function openShared(lockTimeoutMs: number) {
  const file = newFile();
  const store = openStore(file, lockTimeoutMs);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  return { store, lock: () => other.exec("BEGIN EXCLUSIVE"), unlock: () => other.exec("COMMIT") };
}

test("while another process locks the file, requests and the inbox get 503 with Retry-After", async () => {
  const { store, lock, unlock } = openShared(100);
  const { ask, post } = testServer({ requests: store });
  lock();
  const request = bookingRequest();
  const headers = { Origin: "https://practice.example" };
  const responses = [await post(request, "", { headers }), await ask("/dev/inbox/")];
  for (const response of responses) {
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  }
  expect(responses[0]?.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await responses[0]?.json()).toEqual({ errors: { request: [expect.any(String)] } });
  unlock();
  expect((await post(request)).status).toBe(201);
  expect(await store.list()).toHaveLength(1);
});

test("a request waits for a lock without blocking other requests", async () => {
  const { store, lock, unlock } = openShared(20_000);
  const { ask, post } = testServer({ requests: store });
  lock();
  let isPending = true;
  const pending = post(bookingRequest()).finally(() => {
    isPending = false;
  });
  expect((await ask("/dev/pages.css")).status).toBe(200);
  // SQLite's own timeout would block the other request until this one has failed.
  expect(isPending).toBe(true);
  unlock();
  expect((await pending).status).toBe(201);
});

test("a duplicate that arrives while the file is locked is not reported as a failure of the first", async () => {
  const { store, lock, unlock } = openShared(100);
  const request = bookingRequest();
  const saved = await store.save(request);
  lock();
  await expect(store.save(request)).rejects.toThrow("locked");
  unlock();
  expect(await store.save(request)).toEqual(saved);
});
