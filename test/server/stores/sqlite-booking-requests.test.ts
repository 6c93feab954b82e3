import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { canonicalJson } from "../../../src/server/stores/booking-requests.ts";
import { sqliteBookingRequests } from "../../../src/server/stores/sqlite-booking-requests.ts";
import { bookingRequest } from "../handler-fixture.ts";

const folders: string[] = [];
const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  folders.push(folder);
  return join(folder, "made/on/the/way/requests.sqlite");
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("what is kept is there after closing and opening", async () => {
  const file = newFile();
  const request = bookingRequest();
  const before = sqliteBookingRequests(file);
  const kept = await before.keep(request);
  before.close();
  const after = sqliteBookingRequests(file);
  expect(await after.newest(10)).toEqual([kept]);
  expect(kept.request).toEqual(request);
  after.close();
});

test("of two with the same id the first one stays", async () => {
  const store = sqliteBookingRequests(":memory:");
  const request = bookingRequest();
  const kept = await store.keep(request);
  expect(await store.keep({ ...request, locale: "ar" })).toEqual(kept);
  expect(await store.newest(10)).toEqual([kept]);
});

test("the newest come first, as many as asked for", async () => {
  const store = sqliteBookingRequests(":memory:");
  const requests = [bookingRequest(), bookingRequest(), bookingRequest()];
  for (const request of requests) await store.keep(request);
  const ids = (await store.newest(2)).map(({ request }) => request.id);
  expect(ids).toEqual([requests[2]?.id, requests[1]?.id]);
});

test("two stores on one file see each other's requests and agree about twins", async () => {
  const file = newFile();
  const [one, other] = [sqliteBookingRequests(file), sqliteBookingRequests(file)];
  const request = bookingRequest();
  const [kept, again] = await Promise.all([one.keep(request), other.keep(request)]);
  expect(again).toEqual(kept);
  await other.keep(bookingRequest());
  expect(await one.newest(10)).toHaveLength(2);
  one.close();
  other.close();
});

test("processes that write at the same moment lose nothing and agree about twins", async () => {
  const file = newFile();
  const twin = bookingRequest();
  const writer = `
    import { sqliteBookingRequests } from ${JSON.stringify(import.meta.resolve("../../../src/server/stores/sqlite-booking-requests.ts"))};
    const [file, twin] = process.argv.slice(1);
    const store = sqliteBookingRequests(file);
    const request = JSON.parse(twin);
    for (let count = 0; count < 20; count += 1) await store.keep({ ...request, id: crypto.randomUUID() });
    console.log((await store.keep(request)).received_at);
    store.close();`;
  const run = () =>
    promisify(execFile)(process.execPath, [
      "--input-type=module",
      "-e",
      writer,
      file,
      JSON.stringify(twin),
    ]);
  const outputs = await Promise.all([run(), run(), run()]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  const store = sqliteBookingRequests(file);
  expect(await store.newest(1000)).toHaveLength(61);
  store.close();
}, 20_000);

test("equal values have equal canonical text, other values have not", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }));
});
