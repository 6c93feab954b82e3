import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { eventually, listen } from "../resources.ts";
import { bookingRequest, EXAMPLE, LOCATION_ID } from "../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "./own-receiver.ts";
import { addQuickAccount } from "./quick-account.ts";
import { PAGE_ORIGIN, PASSWORD, signIn, startReceiver } from "./receiver-fixture.ts";
import { hasPostgres, testPostgres } from "./stores/postgres-fixture.ts";

const folder = ownFolder(afterAll);
beforeAll(() => addQuickAccount(folder.file("accounts.json"), "ada", PASSWORD));

const outcome = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get("Retry-After")];
};

test("while the file is locked, requests get 503 with Retry-After, and nothing is stored", async () => {
  const receiver = await ownReceiver([], folder);
  const staff = await signIn(receiver.origin, "ada");
  const other = new DatabaseSync(folder.file("booking-requests.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  const responses = await Promise.all([
    receiver.post(bookingRequest()),
    staff.get("/inbox/"),
    fetch(`${receiver.origin}/readyz`),
  ]);
  expect(await Promise.all(responses.map(outcome))).toEqual(Array(3).fill([503, "1"]));
  expect(responses[0]?.headers.has("Access-Control-Allow-Origin")).toBe(true);
  expect(await outcome(fetch(`${receiver.origin}/healthz`))).toEqual([200, null]);
  other.exec("ROLLBACK");
  expect(other.prepare("SELECT count(*) AS count FROM booking_requests").get()?.count).toBe(0);
  other.close();
  expect((await receiver.post(bookingRequest())).status).toBe(201);
});

describe("it is not ready, and requests get 503,", () => {
  const setup = async (launcher: readonly string[] = []) => {
    const own = ownFolder();
    const receiver = await ownReceiver(["--max-per-address", "999"], own, undefined, launcher);
    const ready = async () => (await fetch(`${receiver.origin}/readyz`)).status;
    expect((await receiver.post(bookingRequest())).status).toBe(201);
    await eventually(async () => expect(await ready()).toBe(200));
    return { receiver, ready, own, file: own.file("booking-requests.sqlite") };
  };
  const isUnavailable = async ({ receiver, ready }: Awaited<ReturnType<typeof setup>>) => {
    expect(await outcome(receiver.post(bookingRequest()))).toEqual([503, "1"]);
    // It checks at most once a second.
    await eventually(async () => expect(await ready()).toBe(503));
  };

  test.skipIf(process.platform === "win32")("after the file was deleted", async () => {
    const running = await setup();
    rmSync(running.file);
    await isUnavailable(running);
  });

  test("after the file was overwritten, and then it does not start again", async () => {
    const running = await setup();
    writeFileSync(running.file, Buffer.alloc(statSync(running.file).size, "damaged"));
    await isUnavailable(running);
    running.receiver.stop();
    await expect(startReceiver(running.own)).rejects.toThrow(
      "cannot be used: file is not a database",
    );
  });

  // Node ignores SIGXFSZ, so a write beyond the limit fails as on a full disk.
  test.skipIf(process.platform === "win32")("while the disk is full", async () => {
    const running = await setup(["sh", "-c", 'ulimit -f 600; exec "$@"', "sh"]);
    const large = () => bookingRequest({ source: { page: "x".repeat(8000), campaign: {} } });
    await eventually(async () => expect((await running.receiver.post(large())).status).toBe(503));
    await eventually(async () => expect(await running.ready()).toBe(503));
  });
});

test("a file with a damaged page is not used", async () => {
  const own = ownFolder();
  const file = own.file("booking-requests.sqlite");
  openSqlite(file).close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill("damaged", 4096, 8192));
  await expect(startReceiver(own)).rejects.toThrow(/cannot be used: (it is damaged|database disk)/);
});

test("locations are looked up at the service; while it is down, unknown ones get 503", async () => {
  let isDown = false;
  const paths: string[] = [];
  const service = createServer((request, response) => {
    paths.push(request.url ?? "");
    const isKnown = request.url?.includes(EXAMPLE.record.id);
    response.writeHead(isDown ? 500 : isKnown ? 200 : 404);
    response.end(JSON.stringify({ success: true, data: EXAMPLE.record }));
  });
  const baseUrl = `http://127.0.0.1:${await listen(service)}/`;
  const receiver = await ownReceiver(["--data", ":memory:"], folder, ["--base-url", baseUrl]);
  const post = (location_id: string) => receiver.post(bookingRequest({ location_id }));
  expect((await post(LOCATION_ID)).status).toBe(201);
  const unknown = crypto.randomUUID();
  expect([(await post(unknown)).status, (await post(unknown)).status]).toEqual([404, 404]);
  expect(paths).toHaveLength(2);
  isDown = true;
  expect((await post(LOCATION_ID)).status).toBe(201);
  const refused = await post(crypto.randomUUID());
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await refused.json()).toEqual({
    errors: { request: ["The location could not be looked up."] },
  });
  // Otherwise the form could not read it.
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBe(PAGE_ORIGIN);
});

describe.skipIf(!hasPostgres)("PostgreSQL", () => {
  const postgres = testPostgres();

  test("two instances that start at once share requests, sessions and waiting accounts", async () => {
    const data = ["--data", postgres().newDatabase()];
    const [one, two] = await Promise.all([ownReceiver(data, folder), ownReceiver(data, folder)]);
    const request = bookingRequest();
    const responses = await Promise.all([one.post(request), two.post(request)]);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(bodies[0]).toEqual(bodies[1]);
    const staff = await signIn(one.origin, "ada");
    expect(await (await staff.get("/inbox/", two.origin)).text()).toContain("Ada Quill");
    for (const { origin } of [one, two, one, two, one]) await signIn(origin, "ada", "x");
    expect((await signIn(two.origin, "ada")).response.status).toBe(429);
  });

  test("while the database is gone, requests get 503 with Retry-After", async () => {
    const data = ["--data", postgres().newDatabase()];
    const receiver = await ownReceiver(data, folder);
    await postgres().stop("SIGINT");
    const responses = [receiver.post(bookingRequest()), fetch(`${receiver.origin}/readyz`)];
    expect(await Promise.all(responses.map(outcome))).toEqual(Array(2).fill([503, "1"]));
    await postgres().start();
    await eventually(async () => expect((await receiver.post(bookingRequest())).status).toBe(201));
    expect(await receiver.terminate()).toBe(0);
  });
});
