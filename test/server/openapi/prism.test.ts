import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { fetchPackage } from "../../../src/tasks/install/fetch-package.ts";
import { runCommand } from "../command-process.ts";
import { bookingRequest, DETAIL } from "../handler-fixture.ts";
import { type Started, start } from "../started.ts";
import { openApiFile } from "./openapi-file.ts";

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

/** Prism as a proxy: responds with 500 if an exchange violates the document. */
async function prismFor(folder: string, upstream: string): Promise<Started> {
  const script = join(folder, "dist/index.js");
  const args = [script, "proxy", openApiFile(), upstream, "--errors", "--port", "0"];
  const prism = await start(process.execPath, args, /listening on (http\S+)/, {
    env: { SCARF_ANALYTICS: "false", NO_COLOR: "1" },
  });
  stops.push(prism.stop);
  return prism;
}

// Installs two hundred packages on the first run, and starts slowly.
test.skipIf(!process.env.FULL)(
  "Prism finds no violation in exchanges with the stand-alone server",
  async ({ skip }) => {
    const folder = await fetchPackage("@stoplight/prism-cli@5.16.0");
    if (folder === null) return skip("Prism is not available on this machine");
    const server = runCommand("--port", "0", "--data", ":memory:");
    stops.push(() => server.child.kill("SIGKILL"));
    const origin = (await server.ready).replace("localhost", "127.0.0.1");
    const [{ ready: proxy }, { ready: broken }] = await Promise.all([
      prismFor(folder, origin),
      prismFor(folder, `${origin}/f/missing-agent`),
    ]);

    const status = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(proxy + path, init);
      const body = await response.text();
      expect([path, response.headers.get("sl-violations"), body]).toEqual([path, null, body]);
      return response.status;
    };
    const headers = { "Content-Type": "application/json" };
    const post = (body: unknown) =>
      status("/dev/booking-requests/", { method: "POST", headers, body: JSON.stringify(body) });

    expect(await status(DETAIL)).toBe(200);
    expect(await status(`${DETAIL}?format=json`)).toBe(200);
    expect(await status(DETAIL, { headers: { "If-None-Match": "*" } })).toBe(304);
    expect(await status(DETAIL.replace(/[0-9a-f]{8}/, "00000000"))).toBe(404);
    expect(await status(DETAIL, { headers: { Accept: "application/xml" } })).toBe(406);
    const request = bookingRequest();
    expect(await post(request)).toBe(201);
    expect(await post(request)).toBe(201);
    expect(await post({ ...request, locale: "fr" })).toBe(409);

    // A response that violates the document is detected.
    const response = await fetch(broken + DETAIL);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("agent");
  },
  180_000,
);
