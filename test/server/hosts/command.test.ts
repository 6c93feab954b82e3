import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { VERSION } from "../../../src/embed/api/version.ts";
import { runCommand } from "../command-process.ts";
import { bookingRequest, DETAIL, EXAMPLE } from "../handler-fixture.ts";

// Each test starts one or two processes.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "command-"));
writeFileSync(join(folder, "web-scheduler.js"), "/* built */");
const running: ReturnType<typeof runCommand>[] = [];
const start = (...args: string[]) => {
  const command = runCommand(...args);
  running.push(command);
  return command;
};
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true }));

const JSON_TYPE = { "Content-Type": "application/json" };
const post = (origin: string, body: unknown, prefix = "") =>
  fetch(`${origin}${prefix}/dev/booking-requests/`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });

test("serves the endpoint, the pages, the built files and a persistent inbox", async () => {
  const args = ["--port", "0", "--data", join(folder, "inbox.sqlite"), "--static", folder];
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

test("reset breaks the connection", async () => {
  const origin = await start("--port", "0", "--data", ":memory:").ready;
  await expect(fetch(`${origin}/f/reset${DETAIL}`)).rejects.toThrow();
  expect((await fetch(`${origin}/f/reset${DETAIL}`)).status).toBe(200);
});

test("rejects a chunked body over 64 kB, and keeps running", async () => {
  const origin = await start("--port", "0", "--data", ":memory:").ready;
  const body = new Blob(["x".repeat(1_500_000)]).stream();
  const init = { method: "POST", headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
  const status = await fetch(`${origin}/dev/booking-requests/`, init).then(
    (response) => response.status,
    () => "closed",
  );
  expect([413, "closed"]).toContain(status);
  expect((await post(origin, bookingRequest())).status).toBe(201);
});

test("a pending lost response does not prevent stopping, and its request is stored", async () => {
  const data = join(folder, "lost.sqlite");
  const command = start("--port", "0", "--data", data);
  const origin = await command.ready;
  const request = bookingRequest();
  const lost = post(origin, request, "/f/lost").then(
    () => "response",
    () => "no response",
  );
  await vi.waitFor(
    async () => {
      const received = await (await fetch(`${origin}/dev/inbox/?format=json`)).json();
      expect(received).toMatchObject([{ request }]);
    },
    { timeout: 10_000 },
  );
  command.child.kill("SIGINT");
  expect(await lost).toBe("no response");
  expect(await command.exited).toMatchObject({ code: 0, errors: "" });
});

test("finishes pending responses when it stops", async () => {
  const command = start("--port", "0", "--data", ":memory:");
  const origin = await command.ready;
  const request = bookingRequest();
  const slow = post(origin, request, "/f/slow-600000");
  await vi.waitFor(
    async () => {
      expect(await (await fetch(`${origin}/dev/inbox/?format=json`)).json()).toHaveLength(1);
    },
    { timeout: 10_000 },
  );
  command.child.kill("SIGTERM");
  expect((await slow).status).toBe(201);
  expect((await command.exited).code).toBe(0);
});

test("uses the next free port and says so", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as { port: number };
  const command = start("--port", String(port), "--data", ":memory:");
  const origin = await command.ready;
  expect(command.output()).toMatch(new RegExp(`^Port ${port} is in use; using \\d+\\.$`, "m"));
  expect(Number(new URL(origin).port)).toBeGreaterThan(port);
  blocker.close();
});

test("removes temporary files that a killed server left, but not recent or other ones", async () => {
  const locations = join(folder, "killed");
  mkdirSync(join(locations, "logos"), { recursive: true });
  const old = `.${crypto.randomUUID()}.tmp`;
  const recent = `.${crypto.randomUUID()}.tmp`;
  const own = [".notes.tmp", "notes.tmp", `${crypto.randomUUID()}.tmp`];
  for (const name of [old, join("logos", old), recent, ...own]) {
    writeFileSync(join(locations, name), "half a rec");
    if (name !== recent) utimesSync(join(locations, name), 1e9, 1e9);
  }
  await start("--port", "0", "--data", ":memory:", "--locations", locations).ready;
  expect(readdirSync(join(locations, "logos"))).toEqual([]);
  expect(readdirSync(locations).sort()).toEqual([recent, ...own, "logos"].sort());
});

test("invalid options are an error with exit status 2", async () => {
  const { code, errors } = await start("--port", "x").exited;
  expect(code).toBe(2);
  expect(errors).toBe('--port must be a number from 0 to 65535, not "x".\nTry --help.\n');
});

test("--version prints the version", async () => {
  const { code, output } = await start("--version").exited;
  expect([code, output]).toEqual([0, `${VERSION}\n`]);
});

test("--help lists the options", async () => {
  const { code, output } = await start("--help").exited;
  expect(code).toBe(0);
  expect(output).toMatch(/^Usage: web-scheduler-server /);
});

test("serves record files and logs their issues; logs requests without patient data", async () => {
  const locations = join(folder, "locations");
  mkdirSync(locations);
  const record = { ...EXAMPLE.record, name: "North Clinic" };
  writeFileSync(join(locations, "north.json"), JSON.stringify(record));
  writeFileSync(join(locations, "south.json"), JSON.stringify({ ...record, city: 7 }));
  const command = start("--port", "0", "--data", ":memory:", "--locations", locations);
  const origin = await command.ready;
  const name = async () => (await (await fetch(origin + DETAIL)).json()).data.name;
  expect(await name()).toBe("North Clinic");
  const practice = `/practice/${EXAMPLE.slug}/`;
  const page = await (await fetch(`${origin}${practice}?name=Ada`)).text();
  expect(page).toContain("North Clinic");
  await post(origin, bookingRequest());

  writeFileSync(join(locations, "north.json"), JSON.stringify({ ...record, name: "East Clinic" }));
  await vi.waitFor(async () => expect(await name()).toBe("East Clinic"), { timeout: 10_000 });
  command.child.kill("SIGTERM");
  const { errors, output } = await command.exited;
  expect(errors).toBe("south.json: city: found 7, expected a string.\nsouth.json is not served.\n");
  expect(output).toMatch(new RegExp(`^GET ${practice}\\?… 200 \\d+ ms$`, "m"));
  expect(output).toMatch(/^POST \/dev\/booking-requests\/ 201 \d+ ms$/m);
  expect(output).not.toMatch(/Ada|Quill|5550100123/);
});

test("saves a draft in the folder, serves it, and removes it", async () => {
  const locations = join(folder, "drafts");
  mkdirSync(locations);
  const origin = await start("--port", "0", "--data", ":memory:", "--locations", locations).ready;
  const ask = async (path: string, init?: RequestInit) => fetch(origin + path, init);
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const body = JSON.stringify({ ...EXAMPLE.record, name: "Heron Lane Dental" });
  const address = `/dev/records/${EXAMPLE.record.id}/`;
  const name = async () => (await (await ask(DETAIL)).json()).data.name;
  const page = async () => (await ask(`/practice/${EXAMPLE.slug}/`)).text();

  const saved = await ask(address, { method: "PUT", headers, body });
  expect([saved.status, (await saved.json()).data.name]).toEqual([200, "Heron Lane Dental"]);
  expect(await name()).toBe("Heron Lane Dental");
  expect(await page()).toContain("Heron Lane Dental");
  expect(readdirSync(locations)).toEqual([`${EXAMPLE.slug}.json`]);

  expect((await ask(address, { method: "DELETE", headers })).status).toBe(204);
  expect(await name()).toBe(EXAMPLE.record.name);
  expect(await page()).not.toContain("Heron Lane Dental");
  expect(readdirSync(locations)).toEqual([]);
});

test("without a folder, nothing is saved, and the response says why", async () => {
  const origin = await start("--port", "0", "--data", ":memory:").ready;
  expect(await (await fetch(`${origin}/dev/records/`)).json()).toEqual({ saves: false, saved: [] });
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const init = { method: "PUT", headers, body: JSON.stringify(EXAMPLE.record) };
  const refused = await fetch(`${origin}/dev/records/${EXAMPLE.record.id}/`, init);
  expect(refused.status).toBe(404);
  expect((await refused.json()).message).toMatch(/^This server does not save records.*--locations/);
});

test("serves a built page under its folder, linked from the home page", async () => {
  mkdirSync(join(folder, "preview"), { recursive: true });
  writeFileSync(join(folder, "preview/index.html"), "<title>Preview</title>");
  const origin = await start("--port", "0", "--data", ":memory:", "--static", folder).ready;
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
  const command = start("--port", "0", "--data", ":memory:", "--bare", "--quiet", "--cors", cors);
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
  const { code, errors } = await start("--port", "0", "--locations", join(folder, "no")).exited;
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
  const { code, errors } = await start("--port", "0", "--data", data).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot start: the inbox .+ cannot be used: .+\n$/);
  expect(errors).toContain(data);
});
