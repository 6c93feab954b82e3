/** @module-tag all */
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { fetchPackage } from "../../fetch-package.ts";
import { bookingRequest, DETAIL, jsonPost } from "../handler-fixture.ts";
import { run, runServer } from "../started.ts";
import { openApiFile } from "./openapi-file.ts";

/** Prism as a proxy: responds with 500 if an exchange violates the document. */
function prismFor(folder: string, upstream: string): Promise<string> {
  const script = join(folder, "dist/index.js");
  const args = [script, "proxy", openApiFile(), upstream, "--errors", "--port", "0"];
  const prism = run(process.execPath, args, /listening on (http\S+)/, {
    env: { SCARF_ANALYTICS: "false", NO_COLOR: "1" },
  });
  onTestFinished(() => void prism.child.kill("SIGKILL"));
  return prism.ready;
}

// Installs two hundred packages on the first run, and starts slowly.
test("Prism finds no violation in exchanges with the stand-alone server", async ({ skip }) => {
  const folder = await fetchPackage("@stoplight/prism-cli@5.16.0");
  if (folder === null) return skip("Prism is not available on this machine");
  const server = runServer("--port", "0", "--data", ":memory:");
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const origin = (await server.ready).replace("localhost", "127.0.0.1");
  const [proxy, broken] = await Promise.all([
    prismFor(folder, origin),
    prismFor(folder, `${origin}/f/missing-agent`),
  ]);

  const status = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(proxy + path, init);
    const body = await response.text();
    expect([path, response.headers.get("sl-violations"), body]).toEqual([path, null, body]);
    return response.status;
  };
  const post = (body: unknown) => status("/dev/booking-requests/", jsonPost(body));

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
}, 180_000);
