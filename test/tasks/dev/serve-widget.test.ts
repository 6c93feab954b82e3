import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptOf } from "../../../src/embed/api/snippet.ts";
import { serveWidget } from "../../../src/tasks/dev/serve-widget.ts";
import { temporaryFolder } from "../../resources.ts";

const root = temporaryFolder(afterAll);
let server: ViteDevServer;
let origin = "";
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root,
    appType: "mpa",
    logLevel: "silent",
    plugins: [serveWidget()],
    server: { host: "127.0.0.1", port: 0, ws: false },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});
afterAll(() => server.close());

test("the script is served to other origins, and never cached", async () => {
  const { status, headers } = await fetch(`${origin}/web-scheduler.js`);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Cache-Control")).toBe("no-store");
}, 60_000);

test("no file has a hash, because the next change of a source would make it wrong", async () => {
  const response = await fetch(`${origin}/integrity.json`);
  expect(response.status).toBe(200);
  expect(scriptOf((await response.json()) as Record<string, string>, origin)).toBeNull();
});

test("other files are not served", async () => {
  expect((await fetch(`${origin}/web-scheduler-other.js`)).status).toBe(404);
});
