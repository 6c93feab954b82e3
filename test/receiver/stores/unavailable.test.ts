import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { temporaryFolder } from "../../resources.ts";
import { bookingRequest, jsonPost, testServer } from "../../server/handler-fixture.ts";
import { run } from "../../server/started.ts";

const folder = temporaryFolder(afterAll);

vi.spyOn(console, "error").mockImplementation(() => {});

let store: ReturnType<typeof sqlBookingRequests>;
let other: DatabaseSync;
let file: string;
beforeEach(() => {
  file = join(folder, `${crypto.randomUUID()}.sqlite`);
  store = sqlBookingRequests(openSqlite(file, 300));
  other = new DatabaseSync(file);
});
afterEach(() => {
  other.close();
  store.close();
});

const lock = () => other.exec("BEGIN EXCLUSIVE");
const unlock = () => other.exec("COMMIT");

test("while another process locks the file, requests and the inbox get 503 with Retry-After", async () => {
  const { ask, post } = testServer({ requests: store });
  lock();
  const request = bookingRequest();
  const headers = { Origin: "https://practice.example" };
  const responses = [
    await post(request, "", { headers }),
    await ask("/dev/inbox/"),
    await ask("/dev/inbox/?format=json"),
  ];
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
  const patient = sqlBookingRequests(openSqlite(file, 20_000));
  const { ask, post } = testServer({ requests: patient });
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
  patient.close();
});

test("a duplicate that arrives while the file is locked is not reported as a failure of the first", async () => {
  const request = bookingRequest();
  const saved = await store.save(request);
  lock();
  await expect(store.save(request)).rejects.toThrow("locked");
  unlock();
  expect(await store.save(request)).toEqual(saved);
});

// Node ignores SIGXFSZ, so a write beyond the limit fails as on a full disk.
test.skipIf(process.platform === "win32")("on a full disk, requests get 503", async () => {
  const options = ["--port", "0", "--data", join(folder, "full.sqlite"), "--quiet"];
  const server = [process.execPath, "src/server/hosts/command.ts", ...options];
  const limited = ["-c", 'ulimit -f 200; exec "$@"', "sh", ...server];
  const { child, ready } = run("sh", limited, /^ready (\S+)\/$/m);
  onTestFinished(() => void child.kill("SIGKILL"));
  const origin = await ready;
  const post = async () => {
    const request = bookingRequest({ source: { page: "x".repeat(8000), campaign: {} } });
    const { status, headers } = await fetch(`${origin}/dev/booking-requests/`, jsonPost(request));
    return [status, headers.get("Retry-After")];
  };
  const responses = [];
  for (let count = 0; count < 20; count += 1) responses.push(await post());
  expect(responses[0]).toEqual([201, null]);
  expect(responses.at(-1)).toEqual([503, "1"]);
  const stored = await (await fetch(`${origin}/dev/inbox/?format=json`)).json();
  expect(stored).toHaveLength(responses.filter(([status]) => status === 201).length);
});
