import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { fetchPackage } from "../../fetch-package.ts";
import { temporaryFolder } from "../../resources.ts";
import { bookingRequest, DETAIL, jsonPost, LOCATION_ID, preflight } from "../handler-fixture.ts";
import { run } from "../started.ts";

const folder = temporaryFolder(afterAll);

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .handler)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const handler :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
);
`;

/** Bundles the handler into one file, as for deployment. */
async function bundle() {
  await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      outDir: folder,
      rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
      lib: {
        entry: fileURLToPath(new URL("../../../src/server/hosts/edge-worker.ts", import.meta.url)),
        formats: ["es"],
        fileName: () => "worker.js",
      },
    },
  });
  writeFileSync(join(folder, "config.capnp"), CONFIG);
}

/** The workerd binary, without the npm package's wrapper script. */
const program = (workerd: string) => {
  const arch = process.arch === "arm64" ? "arm64" : "64";
  const system = process.platform === "win32" ? "windows" : process.platform;
  const file = process.platform === "win32" ? "workerd.exe" : "workerd";
  return join(workerd, `../@cloudflare/workerd-${system}-${arch}/bin/${file}`);
};

test("the handler runs under workerd", async ({ skip }) => {
  const workerd = await fetchPackage("workerd@1.20261117.1");
  if (workerd === null) return skip("workerd is not available on this machine");
  await bundle();
  const args = ["serve", "config.capnp", "--control-fd=3"];
  const { ready, child } = run(program(workerd), args, /"port":\s*(\d+)/, {
    cwd: folder,
    pipes: 1,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const port = await ready;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  const record = await ask(DETAIL);
  expect(record.status).toBe(200);
  expect(record.headers.get("content-type")).toBe("application/json");
  const body = await record.json();
  expect(SuccessEnvelope.safeParse(body).error).toBeUndefined();
  expect(body.data.id).toBe(LOCATION_ID);

  const tag = record.headers.get("etag") ?? "";
  expect(record.headers.get("cache-control")).toContain("stale-while-revalidate");
  expect((await ask(DETAIL, { headers: { "If-None-Match": tag } })).status).toBe(304);

  const unknown = await ask(DETAIL.replace(/[0-9a-f]{8}/, "00000000"));
  expect(unknown.status).toBe(404);
  expect((await unknown.json()).success).toBe(false);

  const head = await ask(DETAIL, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("allow")).toBe("GET, HEAD, OPTIONS");

  const allowed = await ask(DETAIL, preflight("GET"));
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get("access-control-allow-origin")).toBe("*");

  const page = await ask(`${DETAIL}?format=api`, { headers: { Accept: "text/html" } });
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);

  const request = bookingRequest();
  const post = () => ask("/dev/booking-requests/", jsonPost(request));
  const [first, second] = [await post(), await post()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect((await ask("/dev/inbox/")).status).toBe(404);
}, 150_000);
