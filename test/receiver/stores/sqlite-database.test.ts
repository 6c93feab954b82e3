import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { temporaryFolder } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

const moduleOf = (file: string) =>
  JSON.stringify(import.meta.resolve(`../../../src/receiver/stores/${file}.ts`));
const newFile = () => join(temporaryFolder(), "new/folders/requests.sqlite");

/** Runs code that uses the store in another process. */
const runCode = (code: string, args: string[], user = {}) =>
  promisify(execFile)(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { openSqlite } from ${moduleOf("sqlite-database")};
      import { sqlBookingRequests } from ${moduleOf("sql-booking-requests")};
      ${code}`,
      ...args,
    ],
    user,
  );

test("saved requests persist after reopening", async () => {
  const file = newFile();
  const request = bookingRequest();
  const before = sqlBookingRequests(openSqlite(file));
  const saved = await before.save(request);
  before.close();
  const after = sqlBookingRequests(openSqlite(file));
  expect(await after.list(10)).toEqual([saved]);
  expect(saved.request).toEqual(request);
  after.close();
});

test("concurrent processes lose nothing and detect duplicates", async () => {
  const file = newFile();
  const duplicate = bookingRequest();
  const writer = `
    const [file, duplicate] = process.argv.slice(1);
    const store = sqlBookingRequests(openSqlite(file));
    const request = JSON.parse(duplicate);
    for (let count = 0; count < 20; count += 1) await store.save({ ...request, id: crypto.randomUUID() });
    console.log((await store.save(request)).received_at);
    store.close();`;
  const run = () => runCode(writer, [file, JSON.stringify(duplicate)]);
  const outputs = await Promise.all([run(), run(), run()]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  const store = sqlBookingRequests(openSqlite(file));
  expect(await store.list(1000)).toHaveLength(61);
  store.close();
}, 20_000);

// Root may write everywhere, so the test runs as another user then.
const asUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const open = (file: string) => runCode("openSqlite(process.argv[1]);", [file], asUser);

test.skipIf(process.platform === "win32").each([
  ["file", 0o444, 0o777],
  ["folder", 0o666, 0o555],
])("a read-only %s is noticed when the store is opened", async (_what, fileMode, folderMode) => {
  const file = newFile();
  sqlBookingRequests(openSqlite(file)).close();
  const temporary = dirname(dirname(dirname(file)));
  for (const path of [temporary, dirname(dirname(file))]) chmodSync(path, 0o755);
  chmodSync(file, fileMode);
  chmodSync(dirname(file), folderMode);
  await expect(open(file)).rejects.toThrow(`the inbox ${file} cannot be used: `);
  chmodSync(dirname(file), 0o755);
});

test.skipIf(process.platform === "win32")("only the owner may read the file", () => {
  const file = newFile();
  mkdirSync(dirname(file), { recursive: true });
  for (const mode of [undefined, 0o644]) {
    if (mode) chmodSync(file, mode);
    sqlBookingRequests(openSqlite(file)).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});
