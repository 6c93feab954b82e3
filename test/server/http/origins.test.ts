import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { isRebindingHost } from "../../../src/server/http/origins.ts";
import { runCommand } from "../command-process.ts";

vi.setConfig({ testTimeout: 60_000 });

test.each([
  ["127.0.0.1", "http://localhost:5173/dev/inbox/", false],
  ["127.0.0.1", "http://127.0.0.1:5173/dev/records/", false],
  ["127.0.0.1", "http://127.9.9.9/dev/records/", false],
  ["::1", "http://[::1]:5173/dev/inbox/", false],
  ["localhost", "http://practice.localhost/dev/inbox/", false],
  ["127.0.0.1", "http://practice.example/dev/inbox/", true],
  ["127.0.0.1", "http://practice.example/f/500~x/dev/inbox/", true],
  ["127.0.0.1", "http://localhost.example/dev/inbox/", true],
  ["127.0.0.1", "http://127.0.0.1.example/dev/inbox/", true],
  ["127.0.0.1", "http://practice.example/DEV/inbox/", true],
  ["127.0.0.1", "http://practice.example/web-scheduler.js", false],
  ["127.0.0.1", "http://practice.example/devices/", false],
  ["0.0.0.0", "http://practice.example/dev/inbox/", false],
  ["192.0.2.7", "http://practice.example/dev/inbox/", false],
])("a server on %s and the URL %s: rebinding is %s", (host, url, isRebinding) => {
  expect(isRebindingHost(host, new URL(url))).toBe(isRebinding);
});

test("rejects inbox requests with a foreign host name", async () => {
  const { child, ready } = runCommand("--port", "0", "--data", ":memory:");
  try {
    const origin = await ready;
    const statusAs = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${origin}/dev/inbox/`, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
    expect(await statusAs(new URL(origin).host)).toBe(200);
    expect(await statusAs("rebound.example")).toBe(403);
  } finally {
    child.kill("SIGTERM");
  }
});
