import { rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { expect, test } from "vitest";
import { suspicionOf } from "../../src/receiver/intake/admission.ts";
import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { docPage } from "../docs/doc-page.ts";
import { recordOf } from "../example-record.ts";
import { listen } from "../resources.ts";
import { bookingRequest, jsonPost, LOCATION_ID, preflight } from "../server/handler-fixture.ts";
import { ownFolder, ownReceiver, sharedReceiver } from "./own-receiver.ts";
import { NO_LIMITS, signIn } from "./receiver-fixture.ts";

const receiver = await sharedReceiver(NO_LIMITS);

const OTHER_ORIGINS = [
  ...["https://evil.example", "https://www.practice.example", "https://practice.example:8443"],
  ...["null", "http://practice.example", "https://practice.example."],
  "https://practice-example.translate.goog",
];

test.each(OTHER_ORIGINS)("a page of %s may read that its request is refused", async (Origin) => {
  const request = bookingRequest();
  const path = "/booking-requests/";
  const headers = { ...preflight("POST").headers, Origin };
  const asked = await receiver.fetch(path, { method: "OPTIONS", headers });
  const refused = [
    await receiver.post(request, { Origin }),
    // As the doctor asks.
    await receiver.fetch(path, { method: "HEAD", headers }),
    await receiver.fetch(`http://other.example${path}`, { ...jsonPost(request), headers }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const response of [asked, ...refused]) {
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
  expect(await refused[0]?.json()).toHaveProperty("errors.request");
  const changed = { ...request, patient: { lastName: "Stored only once" } };
  expect((await receiver.post(changed)).status).toBe(201);
});

test("only requests for a known location are accepted", async () => {
  const statusOf = async (body: object) => (await receiver.post(body)).status;
  const request = bookingRequest();
  expect(await statusOf({ ...request, location_id: crypto.randomUUID() })).toBe(404);
  expect(await statusOf({ ...request, location_id: LOCATION_ID.toUpperCase() })).toBe(201);
});

test("locations are looked up at the service; while it is down, unknown ones get 503, and after a restart staff read the names of the others", async () => {
  const records = ["observed-defaults", "times"].map(recordOf);
  const [{ id: known = "" } = {}, { id: other = "" } = {}] = records;
  let isDown = false;
  const paths: string[] = [];
  const service = createServer((request, response) => {
    paths.push(request.url ?? "");
    const data = records.find(({ id }) => request.url?.includes(id));
    response.writeHead(isDown ? 500 : data ? 200 : 404);
    response.end(JSON.stringify({ success: true, data }));
  });
  const folder = ownFolder();
  const file = folder.file("data.sqlite");
  const locations = ["--base-url", `http://127.0.0.1:${await listen(service)}/`];
  const open = () => ownReceiver(["--data", file], { folder, locations });
  const own = await open();
  const post = (location_id: string) => own.post(bookingRequest({ location_id }));
  for (const id of [known, known, other]) expect((await post(id)).status).toBe(201);
  expect(paths).toHaveLength(2);
  expect((await post(crypto.randomUUID())).status).toBe(404);
  isDown = true;
  expect((await post(known)).status).toBe(201);
  const refused = await post(crypto.randomUUID());
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await refused.text()).toContain("The location could not be looked up.");
  // Otherwise the form could not read it.
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const expectNames = async () => {
    const staff = await signIn(await open());
    for (const path of ["/inbox/", "/inbox/export.csv"]) {
      for (const { name } of records) expect(await staff.textOf(path)).toContain(name);
    }
    await staff.press("/inbox/", undefined, { location: known });
    expect(await staff.textOf("/inbox/export.csv")).not.toContain(other);
  };
  await expectNames();
  // Stored by a version that did not store the name.
  const database = openSqlite(file);
  await database.run(sql`UPDATE booking_requests SET location_name = NULL`);
  await database.close();
  isDown = false;
  await expectNames();
});

test("other host names get 403, except that of the proxy", async () => {
  const statusOf = async (host: string) =>
    (await receiver.fetch(`https://${host}/inbox/sign-in/`)).status;
  expect(await statusOf("evil.example")).toBe(403);
  const proxied = await ownReceiver(["--public-url", "https://booking.example"]);
  expect((await proxied.fetch("https://booking.example/inbox/sign-in/")).status).toBe(200);
});

test("it is not ready while it stops, but still takes requests", async () => {
  const own = await ownReceiver();
  const statusOf = async (path: string) => (await own.fetch(path)).status;
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 200]);
  own.startStopping();
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 503]);
  const { status, headers } = await own.post(bookingRequest());
  expect([status, headers.get("Connection")]).toEqual([201, "close"]);
});

test.skipIf(process.platform === "win32").each<[string, (file: string) => void]>([
  ["deleted", (file) => rmSync(file)],
  ["overwritten", (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, "damaged"))],
])("after its file was %s, requests get 503, and it is not ready", async (_what, damage) => {
  const file = ownFolder().file("data.sqlite");
  const own = await ownReceiver(["--data", file]);
  expect((await own.post(bookingRequest())).status).toBe(201);
  damage(file);
  for (const response of [await own.post(bookingRequest()), await own.fetch("/readyz")]) {
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  }
});

test("the request in the documentation is accepted, and lands in the list", async () => {
  const [, origin, body = ""] =
    /^curl .* -H "Origin: (.*?)" .* -d '(.*)'$/m.exec(docPage("receiver")) ?? [];
  expect((await receiver.post(body)).status).toBe(201);
  expect(suspicionOf(JSON.parse(body), origin)).toBeUndefined();
});
