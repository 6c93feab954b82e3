import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { checkReceiver } from "../../src/check/receiver/check-receiver.ts";
import { docPage } from "../docs/doc-page.ts";
import { eventually } from "../resources.ts";
import { bookingRequest, DETAIL, LOCATION_ID } from "../server/handler-fixture.ts";
import { get, sendRaw } from "../server/real-server.ts";
import { ownReceiver, sharedReceiver } from "./own-receiver.ts";
import { PAGE_ORIGIN, postForm } from "./receiver-fixture.ts";

const limits = ["--max-per-address", "1000", "--max-per-location", "1000"];
const { folder, receiver } = await sharedReceiver(limits);

const load = (path: string) => fetch(receiver.origin + path, { redirect: "manual" });

test("a request is stored once, in a file that only the owner may read", async () => {
  const request = bookingRequest();
  const responses = await Promise.all([1, 2, 3].map(() => receiver.post(request)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(new Set(bodies.map(({ received_at }) => received_at)).size).toBe(1);
  expect((await receiver.post({ ...request, locale: "ar" })).status).toBe(409);
  const { mode } = statSync(folder.file("booking-requests.sqlite"));
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
});

test("passes every rule of the check, which lists what is stored", async () => {
  const url = `${receiver.origin}/booking-requests/`;
  const target = { url, origin: PAGE_ORIGIN, locationId: LOCATION_ID, idempotencyHeader: true };
  const { rules, stored } = await checkReceiver(target, { timeoutMs: 10_000 });
  // The time depends on the load of this machine.
  const failed = rules.filter(({ id, outcome }) => outcome !== "pass" && id !== "answer-time");
  expect(failed).toEqual([]);
  const database = new DatabaseSync(folder.file("booking-requests.sqlite"), { readOnly: true });
  const rows = database
    .prepare("SELECT id FROM booking_requests WHERE request LIKE '%web-scheduler-check%'")
    .all();
  database.close();
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
});

test.each([
  "/",
  DETAIL,
  "/dev/inbox/",
  "/dev/booking-requests/",
  "/dev/records/",
  "/practice/every-field/",
  "/preview/",
  "/openapi.json",
  "/f/500/booking-requests/",
])("nothing of the development server is at %s", async (path) => {
  expect((await load(path)).status).toBe(404);
});

test("pages of other origins get 403, and no CORS headers", async () => {
  const response = await receiver.post(bookingRequest(), { Origin: "https://evil.example" });
  expect(response.status).toBe(403);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  const allowed = await receiver.post(bookingRequest());
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(PAGE_ORIGIN);
});

test("only requests for a known location are accepted", async () => {
  const statusOf = async (body: object) => (await receiver.post(body)).status;
  const request = bookingRequest();
  expect(await statusOf({ ...request, location_id: crypto.randomUUID() })).toBe(404);
  expect(await statusOf({ ...request, location_id: LOCATION_ID.toUpperCase() })).toBe(201);
});

test("other host names get 403", async () => {
  const { port } = new URL(receiver.origin);
  const request = get("/inbox/").replace("localhost", "evil.example");
  expect((await sendRaw(Number(port), request)).text).toMatch(/^HTTP\/1\.1 403 /);
});

test("it reports its health", async () => {
  expect((await load("/healthz")).status).toBe(200);
  expect((await load("/readyz")).status).toBe(200);
});

test("each request is logged in one line without patient data", async () => {
  // The output of earlier requests may arrive late, but before this one's.
  const path = `/${crypto.randomUUID()}`;
  await load(path);
  await eventually(() => expect(receiver.output()).toMatch(new RegExp(`${path} 404 \\d+ ms\n$`)));
  const request = bookingRequest();
  const before = receiver.output();
  await receiver.post(request);
  const line = /^POST \/booking-requests\/ 201 \d+ ms\n$/;
  await eventually(() => expect(receiver.output().slice(before.length)).toMatch(line));
  expect(receiver.output()).not.toContain(request.patient.lastName);
});

test("a port that is in use is reported in one sentence", () => {
  const { port } = new URL(receiver.origin);
  const args = ["--origin", PAGE_ORIGIN, "--location", LOCATION_ID, "--port", port];
  const { status, stderr } = spawnSync(
    process.execPath,
    ["src/receiver/command.ts", ...args, "--data", ":memory:"],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
});

test("many attempts to sign in from one address get 429, also with different names", async () => {
  const limited = await ownReceiver(["--max-per-address", "2"]);
  const attempt = async (account: string) =>
    (await postForm(limited.origin, "/inbox/sign-in/", { account, password: "x" })).status;
  expect([await attempt("a"), await attempt("b"), await attempt("c")]).toEqual([401, 401, 429]);
});

test("the request in the documentation is accepted", async () => {
  const [, body = ""] = /^curl .* -d '(.*)'$/m.exec(docPage("receiver")) ?? [];
  expect((await receiver.post(body)).status).toBe(201);
});
