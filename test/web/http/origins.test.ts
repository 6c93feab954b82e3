import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { servesHost } from "../../../src/web/http/origins.ts";
import { temporaryFolder } from "../../resources.ts";
import { DETAIL } from "../../server/handler-fixture.ts";
import { get, sendRaw, standAloneServer } from "../../server/real-server.ts";

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

const folder = temporaryFolder(afterAll);
writeFileSync(join(folder, "web-scheduler.js"), "/* built */");
const options = ["--static", folder, "--allowed-host", "demo.example"];
const { host: loopback, port } = new URL(await standAloneServer(...options));

/** Requests a raw path, which fetch() would normalize, under a host name. */
async function statusOf(path: string, host = "rebound.example"): Promise<number> {
  const { text } = await sendRaw(Number(port), get(path).replace("localhost", host));
  return Number(/^HTTP\/1\.1 (\d+) /.exec(text)?.[1]);
}

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

test.each([
  ["a loopback", loopback],
  ["an allowed", "demo.example"],
])("the inbox is available under %s name", async (_what, host) => {
  expect(await statusOf("/dev/inbox/", host)).toBe(200);
});
