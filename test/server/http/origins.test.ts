import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { servesHost } from "../../../src/server/http/origins.ts";
import { runCommand } from "../command-process.ts";
import { DETAIL } from "../handler-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });

test.each([
  ["127.0.0.1", "localhost", true],
  ["127.0.0.1", "127.0.0.1", true],
  ["127.0.0.1", "127.9.9.9", true],
  ["::1", "[::1]", true],
  ["localhost", "practice.localhost", true],
  ["127.0.0.1", "practice.example", false],
  ["127.0.0.1", "localhost.example", false],
  ["127.0.0.1", "127.0.0.1.example", false],
  ["0.0.0.0", "practice.example", true],
  ["192.0.2.7", "practice.example", true],
])("a server on %s serves the host name %s: %s", (address, hostname, served) => {
  expect(servesHost(address, [], hostname)).toBe(served);
});

test("a server behind a proxy that keeps the host name serves the names that are allowed", () => {
  const serves = (hostname: string) => servesHost("127.0.0.1", ["Demo.practice.example"], hostname);
  expect(serves("demo.practice.example")).toBe(true);
  expect(serves("localhost")).toBe(true);
  expect(serves("practice.example")).toBe(false);
  expect(serves("x.demo.practice.example")).toBe(false);
});

const folder = mkdtempSync(join(tmpdir(), "origins-"));
writeFileSync(join(folder, "web-scheduler.js"), "/* built */");
const ALLOWED = ["--allowed-host", "demo.example"];
const { child, ready } = runCommand(
  "--port",
  "0",
  "--data",
  ":memory:",
  "--static",
  folder,
  ...ALLOWED,
);
let origin = "";
beforeAll(async () => {
  origin = await ready;
}, 20_000);
afterAll(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Requests a raw path, which fetch() would normalize, under a host name. */
const statusOf = (path: string, host = "rebound.example") =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: new URL(origin).port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

test.each([
  "/",
  "/dev/inbox/",
  "/DEV/inbox/",
  "/%64ev/inbox/",
  "/dev%2finbox/",
  "/dev%2Finbox%2F?format=json",
  "/%2564ev/inbox/",
  "/dev/records/",
  "/preview/server.json",
  "/dev",
  "/f/slow-1/dev/inbox/",
  "/f/slow-1/%64ev/inbox/",
  "/f/slow-1/dev%2finbox/",
  "/f/slow-1/f/slow-1/dev/inbox/",
  "/f%2fslow-1/dev/inbox/",
  "/%66/slow-1/dev/inbox/",
  "/f/slow-1/%66/slow-1/dev/inbox/",
  "/f/slow-1/web-scheduler.js",
  "//dev/inbox/",
  "/practice/",
  "/%70ractice/every-field/",
  "/openapi.json",
  "/nothing.js",
])("%s is refused under a foreign host name", async (path) => {
  expect(await statusOf(path)).toBe(403);
});

test.each([DETAIL, `/f/slow-1${DETAIL}`, "/web-scheduler.js"])(
  "%s is available under every host name",
  async (path) => expect(await statusOf(path)).toBe(200),
);

test("the inbox is available under a loopback name", async () => {
  expect(await statusOf("/dev/inbox/", new URL(origin).host)).toBe(200);
});

test("the inbox is available under an allowed name", async () => {
  expect(await statusOf("/dev/inbox/", "demo.example")).toBe(200);
});
