import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "../../../src/receiver/stores/back-up.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
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

test("saved requests persist after reopening", async () => {
  const file = newFile();
  const saved = await openStore(file).save(bookingRequest());
  expect(await openStore(file).list(10)).toMatchObject([saved]);
});

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
  expect(await stores[0]?.list(1000)).toHaveLength(61);
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

/** A store whose file another process locks and unlocks. */
function openShared(lockTimeoutMs: number) {
  const file = newFile();
  const store = openStore(file, lockTimeoutMs);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  return {
    store,
    lock: () => other.exec("BEGIN EXCLUSIVE"),
    unlock: () => other.exec("COMMIT"),
  };
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
  expect(await store.list(10)).toHaveLength(1);
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

test("a restored backup has the same requests with their states", async () => {
  const folder = ownFolder();
  const [data, target] = [folder.file("data.sqlite"), folder.file("backup.sqlite")];
  const store = openStore(data);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await store.save(bookingRequest(), "Suspicious.")).request.id);
  }
  await store.remove(ids[1] ?? "");
  await store.setState(ids[0] ?? "", "called");
  const items = (await store.list(10)).map(({ rank, rowid, ...item }) => item);
  backUp(data, target);
  expect(readdirSync(folder.path)).toEqual(["backup.sqlite", "data.sqlite"]);
  if (process.platform !== "win32") expect(statSync(target).mode & 0o777).toBe(0o600);
  await store.remove(ids[0] ?? "");
  expect(await openStore(target).list(10)).toMatchObject(items);
});

test("a backup overwrites nothing, and is only of a SQLite file that is not damaged", async () => {
  const folder = ownFolder();
  const [data, target] = [folder.file("data.sqlite"), folder.file("backup.sqlite")];
  expect(() => backUp(data, target)).toThrow(`There is no file ${data}.`);
  expect(() => backUp("postgres://host/name", target)).toThrow("PostgreSQL has pg_dump");
  writeFileSync(data, "x".repeat(5000));
  expect(() => backUp(data, target)).toThrow("cannot be backed up: file is not a database");
  expect(readdirSync(folder.path)).toEqual(["data.sqlite"]);
  writeFileSync(target, "");
  expect(() => backUp(data, target)).toThrow(`There is already a file ${target}.`);
});
