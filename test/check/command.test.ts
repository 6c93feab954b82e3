import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readCheckOptions } from "../../src/check/check-options.ts";
import { RULES } from "../../src/check/rules/rules.ts";
import { VERSION } from "../../src/embed/api/version.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { listen, temporaryFolder } from "../resources.ts";
import { LOCATION_ID, PAGE_ORIGIN } from "../server/handler-fixture.ts";
import { standAloneServer } from "../server/real-server.ts";

const COMMAND = fileURLToPath(new URL("../../src/check/command.ts", import.meta.url));
const folder = temporaryFolder(afterAll);
const origin = await standAloneServer("--quiet");

/** Runs the command in a separate process. */
const check = (...args: string[]) =>
  new Promise<{ status: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, output, errors) =>
      resolve({ status: error ? Number(error.code) : 0, output, errors }),
    );
  });

/** Another server. */
const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}`;

test("a conforming server: one line per rule, exit status 0", async () => {
  const { status, output, errors } = await check(`${origin}/`, LOCATION_ID.toUpperCase());
  expect([status, errors]).toEqual([0, ""]);
  // The time depends on the load of this machine.
  const rules = RULES.filter(({ id }) => id !== "answer-time");
  for (const { id } of rules) expect(output).toMatch(new RegExp(`^  pass +${id} `, "m"));
  expect(output).toMatch(/^Documented +\d+ pass, 0 fail, 0 skip$/m);
});

test("a failed rule: prints the path, expected and found values; exit status 1", async () => {
  const base = `${origin}/f/${Array(9).fill("wrongtype-agent.name").join(",")}~table`;
  const { status, output } = await check(base, LOCATION_ID);
  expect(status).toBe(1);
  expect(output).toMatch(/^ {2}FAIL +record-agent .+\(openapi\.json, Agent\)$/m);
  expect(output).toMatch(/^ {8}data\.agent\.name: expected a string, found 42$/m);
});

test("a failed recommendation fails only with --strict", async () => {
  // What the server may fail is not compressed and not cached.
  const service = `${origin}/f/slots-empty`;
  const lenient = await check(service, LOCATION_ID);
  expect(lenient.output).toMatch(/^ {2}FAIL +compression /m);
  expect(lenient.status).toBe(0);
  expect((await check(service, LOCATION_ID, "--strict")).status).toBe(1);
});

test("CORS that excludes the given origin fails, because the form depends on it", async () => {
  const base = `${origin}/f/${Array(9).fill("nocors").join(",")}`;
  const args = ["--origin", "https://site.example"];
  const { status, output } = await check(`${base}~given`, LOCATION_ID, ...args);
  expect(status).toBe(1);
  expect(output).toMatch(/^Required by the form\n.*\n? {2}FAIL +cors /ms);
  const unknown = await check(`${base}~unknown`, LOCATION_ID);
  expect(unknown.status).toBe(1);
  expect(unknown.output).toMatch(
    /^Not checked, although the form requires it: cors: .*--origin.*\n$/m,
  );
});

test("a service without CORS fails", async () => {
  const plain = await serve(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      method: String(request.method),
      headers: { Accept: String(request.headers.accept) },
      redirect: "manual",
    });
    for (const name of ["Content-Type", "Allow", "Location"]) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status, { Vary: "Accept" }).end(await answer.text());
  });
  const { status, output } = await check(plain, LOCATION_ID);
  expect(output).toMatch(/^Documented +\d+ pass, 0 fail, 0 skip$/m);
  expect(output).toMatch(/^ {2}FAIL +cors /m);
  expect(status).toBe(1);
});

test("a service that throttles every request fails, because nothing was checked", async () => {
  const busy = await serve((_request, response) => {
    response.writeHead(429, { "Retry-After": "0" }).end();
  });
  const { status, output } = await check(busy, LOCATION_ID);
  expect(output).toMatch(/^ {2}skip +status +status 429/m);
  expect(output).toMatch(/^Documented +0 pass, 0 fail, \d+ skip$/m);
  expect(output).toMatch(/^Required +0 pass, 0 fail, \d+ skip$/m);
  expect(status).toBe(1);
});

test("prints one line for a host that does not respond", async () => {
  const closed = createServer();
  const unreachable = `http://127.0.0.1:${await listen(closed)}`;
  await new Promise((resolve) => closed.close(resolve));
  const { status, output } = await check(unreachable, LOCATION_ID);
  expect(status).toBe(1);
  expect(output).toBe(
    `${unreachable}/api/v1/location/${LOCATION_ID}/public-detail/: no response: connection refused\n`,
  );
});

test("a receiver: warns first, and lists what is stored", async () => {
  const url = `${origin}/dev/booking-requests/`;
  const { status, output, errors } = await check("--receiver", url, "--origin", PAGE_ORIGIN);
  expect(errors).toMatch(/^Sends 16 requests of an invented patient, "Invented Patient/);
  expect(output).toMatch(/^Receiver\n.+\/dev\/booking-requests\/\n\nRequired by the form\n/);
  expect(output).toMatch(/^ {2}pass {2}accepted /m);
  expect(output).toMatch(
    /\nStored, for the invented patient .+:\n( {2}[0-9A-Z-]{9} {2}[0-9a-f-]{36}\n){5}$/,
  );
  // The development server stores requests for every location.
  expect(status).toBe(0);
});

test("--version prints the version", async () => {
  const { status, output } = await check("--version");
  expect([status, output]).toEqual([0, `${VERSION}\n`]);
});

test("several locations as JSON", async () => {
  const ids = EXAMPLES.slice(0, 3).map(({ record }) => record.id);
  const { status, output } = await check(origin, ...ids, "--json");
  const report = JSON.parse(output);
  expect([status, report.ok]).toEqual([0, true]);
  expect(report.locations.map(({ location_id }: { location_id: string }) => location_id)).toEqual(
    ids,
  );
  for (const { rules } of report.locations) {
    expect(rules).toHaveLength(RULES.length);
    expect(rules).toContainEqual(
      expect.objectContaining({ id: "status", kind: "required", outcome: "pass" }),
    );
  }
});

test("JUnit: a failed rule is a failure, a failed recommendation is skipped", async () => {
  const file = join(folder, "junit.xml");
  const faults = Array(9).fill("wrongtype-city").join(",");
  const { status } = await check(`${origin}/f/${faults}~junit`, LOCATION_ID, "--junit", file);
  expect(status).toBe(1);
  const xml = readFileSync(file, "utf8");
  expect(xml).toContain(`tests="${RULES.length}" failures="1"`);
  expect(xml).toContain(
    '<failure message="openapi.json, LocationRecord">data.city: expected a string, found 42',
  );
  expect(xml).toMatch(
    /classname="recommended" name="cache-control[^>]+><skipped message="[^"]+"\/>/,
  );
});

test("an unwritable report file is an error with exit status 2", async () => {
  const { status, errors } = await check(origin, LOCATION_ID, "--junit", folder);
  expect(status).toBe(2);
  expect(errors).toMatch(/^The report cannot be written: /);
});

test("sends requests only to the given URL, and follows no redirect", async () => {
  const asked: string[] = [];
  const elsewhere = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  const paths = new Set<string>();
  const leading = await serve((request, response) => {
    paths.add((request.url ?? "").replace(/\?.*/, "").replace(/[^/]+(?=\/public-detail)/, "…"));
    response.writeHead(302, { Location: elsewhere + request.url }).end();
  });
  const { status, output } = await check(leading, LOCATION_ID);
  expect(status).toBe(1);
  expect(output).toContain(`status 302 to ${elsewhere}`);
  expect(output).toContain("not followed");
  expect(asked).toEqual([]);
  expect([...paths].sort()).toEqual([
    "/api/v1/location/…/public-detail",
    "/api/v1/location/…/public-detail/",
  ]);
});

test("reports a timeout", async () => {
  const silent = await serve(() => {});
  const { status, output } = await check(silent, LOCATION_ID, "--timeout", "0.3");
  expect(status).toBe(1);
  expect(output).toContain("no response: timeout after 0.3 s");
});

test.each([
  [],
  ["not-an-address", LOCATION_ID],
  ["ftp://127.0.0.1", LOCATION_ID],
  ["http://user:secret@127.0.0.1", LOCATION_ID],
  ["http://127.0.0.1/?a=b", LOCATION_ID],
  ["http://127.0.0.1"],
  ["http://127.0.0.1", "no-uuid"],
  ["http://127.0.0.1", LOCATION_ID, "--timeout", "soon"],
  ["http://127.0.0.1", LOCATION_ID, "--nope"],
  ["http://127.0.0.1", LOCATION_ID, "--origin", "practice.example"],
  ["http://127.0.0.1", LOCATION_ID, "--location", LOCATION_ID],
  ["--receiver", "http://127.0.0.1"],
  ["--receiver", "booking.example", "--origin", PAGE_ORIGIN],
  ["--receiver", "http://127.0.0.1", "--origin", PAGE_ORIGIN, "--location", "one"],
  ["--receiver", "http://127.0.0.1", "--origin", PAGE_ORIGIN, LOCATION_ID],
])("invalid arguments are an error: %j %j %j %j", (...args) => {
  expect(readCheckOptions(args)).toEqual({ error: expect.stringMatching(/\.$/) });
});

test("invalid arguments end the command with exit status 2", async () => {
  const { status, output, errors } = await check("http://127.0.0.1", "no-uuid");
  expect([status, output]).toEqual([2, ""]);
  expect(errors).toBe('A location id must be a UUID, not "no-uuid".\nTry --help.\n');
});

test("--help lists the options", async () => {
  const { status, output } = await check("--help");
  expect(status).toBe(0);
  const options = [
    "--json",
    "--origin",
    "--strict",
    "--version",
    "--junit",
    "--timeout",
    "--receiver",
  ];
  for (const text of [...options, "Exit status"]) expect(output).toContain(text);
});
