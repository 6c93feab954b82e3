import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { eventually, listen, temporaryFolder } from "../../resources.ts";
import { bookingRequest, DETAIL, EXAMPLE, jsonPost } from "../handler-fixture.ts";
import { runServer } from "../started.ts";

// Each test starts one or two processes.
vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder(afterAll);
writeFileSync(join(folder, "web-scheduler.js"), "/* built */");
const start = (...args: string[]) => {
  const command = runServer("--port", "0", "--data", ":memory:", ...args);
  onTestFinished(() => void command.child.kill("SIGKILL"));
  return command;
};
const post = (origin: string, body: unknown, prefix = "") =>
  fetch(`${origin}${prefix}/dev/booking-requests/`, jsonPost(body));

test("serves the endpoint, the pages, the built files and a persistent inbox", async () => {
  const args = ["--data", join(folder, "inbox.sqlite"), "--static", folder];
  const first = start(...args);
  const origin = await first.ready;
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);

  const detail = await fetch(origin + DETAIL);
  expect(detail.headers.get("content-type")).toBe("application/json");
  expect((await detail.json()).success).toBe(true);
  const head = await fetch(origin + DETAIL, {
    method: "HEAD",
    headers: { "Accept-Encoding": "identity" },
  });
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  for (const path of ["/", "/practice/every-field/", "/dev/inbox/"]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  }
  const script = await fetch(`${origin}/web-scheduler.js`);
  expect(await script.text()).toBe("/* built */");
  expect(script.headers.get("access-control-allow-origin")).toBe("*");
  expect((await fetch(`${origin}/nothing.js`)).status).toBe(404);

  const request = bookingRequest();
  const receipt = await (await post(origin, request)).text();
  first.child.kill("SIGTERM");
  expect((await first.exited).code).toBe(0);

  const second = start(...args);
  expect(await (await post(await second.ready, request)).text()).toBe(receipt);
});

test("rejects a chunked body over 64 kB, and keeps running", async () => {
  const origin = await start().ready;
  const body = new Blob(["x".repeat(1_500_000)]).stream();
  const init = { ...jsonPost(""), body, duplex: "half" } as RequestInit;
  const status = await fetch(`${origin}/dev/booking-requests/`, init).then(
    (response) => response.status,
    () => "closed",
  );
  expect([413, "closed"]).toContain(status);
  expect((await post(origin, bookingRequest())).status).toBe(201);
});

const received = async (origin: string) => (await fetch(`${origin}/dev/inbox/?format=json`)).json();

test("a pending lost response does not prevent stopping, and its request is stored", async () => {
  const data = join(folder, "lost.sqlite");
  const command = start("--data", data);
  const origin = await command.ready;
  const request = bookingRequest();
  const lost = post(origin, request, "/f/lost").then(
    () => "response",
    () => "no response",
  );
  await eventually(async () => expect(await received(origin)).toMatchObject([{ request }]));
  command.child.kill("SIGINT");
  expect(await lost).toBe("no response");
  expect(await command.exited).toMatchObject({ code: 0, errors: "" });
});

test("uses the next free port and says so", async () => {
  const port = await listen(createServer());
  const command = start("--port", String(port));
  const origin = await command.ready;
  expect(command.output()).toMatch(new RegExp(`^Port ${port} is in use; using \\d+\\.$`, "m"));
  expect(Number(new URL(origin).port)).toBeGreaterThan(port);
});

test("invalid options are an error with exit status 2", async () => {
  const { code, errors } = await start("--port", "x").exited;
  expect(code).toBe(2);
  expect(errors).toBe('--port must be a number from 0 to 65535, not "x".\nTry --help.\n');
});

test.each([
  ["--version prints the version", "--version", `${VERSION}\n`],
  ["--help lists the options", "--help", expect.stringMatching(/^Usage: web-scheduler-server /)],
])("%s", async (_what, option, printed) => {
  const { code, output } = await start(option).exited;
  expect([code, output]).toEqual([0, printed]);
});

test("serves record files and logs their issues; logs requests without patient data", async () => {
  const locations = join(folder, "locations");
  mkdirSync(locations);
  const record = { ...EXAMPLE.record, name: "North Clinic" };
  writeFileSync(join(locations, "north.json"), JSON.stringify(record));
  writeFileSync(join(locations, "south.json"), JSON.stringify({ ...record, city: 7 }));
  const command = start("--locations", locations);
  const origin = await command.ready;
  const name = async () => (await (await fetch(origin + DETAIL)).json()).data.name;
  expect(await name()).toBe("North Clinic");
  const practice = `/practice/${EXAMPLE.slug}/`;
  const page = await (await fetch(`${origin}${practice}?name=Ada`)).text();
  expect(page).toContain("North Clinic");
  await post(origin, bookingRequest());

  writeFileSync(join(locations, "north.json"), JSON.stringify({ ...record, name: "East Clinic" }));
  await eventually(async () => expect(await name()).toBe("East Clinic"));
  command.child.kill("SIGTERM");
  const { errors, output } = await command.exited;
  expect(errors).toBe("south.json: city: found 7, expected a string.\nsouth.json is not served.\n");
  expect(output).toMatch(new RegExp(`^GET ${practice}\\?… 200 \\d+ ms$`, "m"));
  expect(output).toMatch(/^POST \/dev\/booking-requests\/ 201 \d+ ms$/m);
  expect(output).not.toMatch(/Ada|Quill|5550100123/);
});

test("serves a built page under its folder, linked from the home page", async () => {
  mkdirSync(join(folder, "preview"), { recursive: true });
  writeFileSync(join(folder, "preview/index.html"), "<title>Preview</title>");
  const origin = await start("--static", folder).ready;
  expect(await (await fetch(`${origin}/`)).text()).toContain('href="/preview/"');
  const preview = await fetch(`${origin}/preview/`);
  expect(preview.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await preview.text()).toContain("Preview");
  const double = await fetch(`${origin}//preview`, { redirect: "manual" });
  expect([double.status, double.headers.get("location")]).toEqual([301, "/preview/"]);
  const short = await fetch(`${origin}/preview?example=branded`);
  expect(short.url).toBe(`${origin}/preview/?example=branded`);
});

test("--bare, --quiet and --cors with one origin work together", async () => {
  const cors = "https://practice.example";
  const command = start("--bare", "--quiet", "--cors", cors);
  const origin = await command.ready;
  const allowedOrigin = async (Origin: string) => {
    const { headers } = await fetch(origin + DETAIL, { headers: { Origin } });
    expect([headers.get("etag"), headers.get("content-encoding")]).toEqual([null, null]);
    return headers.get("access-control-allow-origin");
  };
  expect(await allowedOrigin(cors)).toBe(cors);
  expect(await allowedOrigin("https://other.example")).toBeNull();
  command.child.kill("SIGTERM");
  expect((await command.exited).output).not.toContain("GET");
});

test("a missing record folder is an error with exit status 1", async () => {
  const { code, errors } = await start("--locations", join(folder, "no")).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot start: ENOENT/);
});

const notSqlite = join(folder, "letter.txt");
writeFileSync(notSqlite, "Dear practice,\n".repeat(100));

test.each([
  ["a folder", folder],
  ["in a folder that cannot be created", join(notSqlite, "inbox.sqlite")],
  ["not an SQLite file", notSqlite],
])("an inbox that is %s is an error that names it, with exit status 1", async (_what, data) => {
  const { code, errors } = await start("--data", data).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot start: the inbox .+ cannot be used: .+\n$/);
  expect(errors).toContain(data);
});
