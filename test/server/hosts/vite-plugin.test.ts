import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createServer,
  type InlineConfig,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { endpoint } from "../../../src/server/hosts/vite-plugin.ts";
import { bookingRequest, DETAIL, EXAMPLE, LOCATION_ID } from "../handler-fixture.ts";
import { sendRaw } from "../real-server.ts";

const root = mkdtempSync(join(tmpdir(), "vite-"));
const page = fileURLToPath(new URL("../../../public/practice/index.html", import.meta.url));
for (const folder of ["public", "dist"]) {
  mkdirSync(join(root, folder, "practice"), { recursive: true });
  cpSync(page, join(root, folder, "practice/index.html"));
  writeFileSync(join(root, folder, "asset.txt"), `from ${folder}`);
}
for (const folder of ["preview", "dist/preview"]) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "index.html"), "<title>The preview</title>");
}
const folderOf = (...path: string[]) => {
  mkdirSync(join(...path), { recursive: true });
  return join(...path);
};
const servers: (ViteDevServer | PreviewServer)[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(root, { recursive: true });
});

const shared = (options = {}): InlineConfig => ({
  root,
  configFile: false,
  appType: "mpa",
  logLevel: "silent",
  plugins: [endpoint({ data: ":memory:", locations: folderOf(root, "none"), ...options })],
});
const address = { host: "127.0.0.1", port: 0 };

async function development(options = {}) {
  const server = await createServer({ ...shared(options), server: { ...address, ws: false } });
  await server.listen();
  return server;
}

test.each([
  ["development", "public", development],
  ["preview", "dist", () => preview({ ...shared(), preview: address })],
])("in %s, the handler serves its paths and Vite the others", async (_name, folder, open) => {
  const server = await open();
  servers.push(server);
  const bound = server.httpServer?.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  const origin = `http://localhost:${port}`;
  const headers = { Origin: "https://practice.example" };

  const detail = await fetch(origin + DETAIL, { headers });
  expect(detail.headers.get("access-control-allow-origin")).toBe("*");
  expect((await detail.json()).data.id).toBe(LOCATION_ID);
  const hidden = await fetch(`${origin}/f/nocors${DETAIL}`, { headers });
  expect(hidden.headers.get("access-control-allow-origin")).toBeNull();
  await expect(fetch(`${origin}/f/reset${DETAIL}`)).rejects.toThrow();

  const body = JSON.stringify(bookingRequest());
  const jsonType = { "Content-Type": "application/json" };
  const post = (path: string) => fetch(origin + path, { method: "POST", headers: jsonType, body });
  expect((await post("/dev/booking-requests/")).status).toBe(201);
  const chunked = {
    method: "POST",
    headers: jsonType,
    body: new Blob([body]).stream(),
    duplex: "half",
  } as RequestInit;
  expect((await fetch(`${origin}/dev/booking-requests/`, chunked)).status).toBe(201);
  expect(await (await fetch(`${origin}/dev/inbox/?format=json`)).json()).toHaveLength(1);

  const practice = await (await fetch(`${origin}/practice/${EXAMPLE.slug}/`)).text();
  expect(practice).toContain(`data-base-url="http://127.0.0.1:${port}"`);
  expect(await (await fetch(`${origin}/asset.txt`)).text()).toBe(`from ${folder}`);
  expect((await fetch(`${origin}/`)).headers.get("content-security-policy")).not.toBeNull();
});

function portOf(server: ViteDevServer | PreviewServer): number {
  const bound = server.httpServer?.address();
  if (typeof bound !== "object" || !bound) throw new Error("The server is not listening.");
  return bound.port;
}

/** Sends a raw request, whose path and host `fetch` would change. */
const raw = async (port: number, path: string, host: string) =>
  (await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).text;

test.each([
  ["development", development],
  ["preview", () => preview({ ...shared(), preview: address })],
])(
  "in %s, files under a fault come from this server, whatever the host name is",
  async (_name, open) => {
    const asked: string[] = [];
    const other = createHttpServer((request, response) => {
      asked.push(request.url ?? "");
      response.end("from elsewhere");
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port: otherPort } = other.address() as { port: number };
    const server = await open();
    servers.push(server);
    for (const path of ["/f/slow-1/asset.txt", `/f/slow-1//127.0.0.1:${otherPort}/asset.txt`]) {
      const text = await raw(portOf(server), path, `127.0.0.1:${otherPort}`);
      expect(text).toMatch(path.includes("//") ? /^HTTP\/1\.1 404 / : /from (public|dist)/);
    }
    expect(asked).toEqual([]);
    other.close();
  },
);

test.each([
  ["development", development],
  ["preview", () => preview({ ...shared(), preview: address })],
])("in %s, foreign host names are refused", async (_name, open) => {
  const server = await open();
  servers.push(server);
  for (const path of ["/dev/inbox/", "/%64ev/inbox/", "/f/slow-1/f/slow-1/dev/inbox/"]) {
    expect(await raw(portOf(server), path, "rebound.example")).toMatch(/^HTTP\/1\.1 403 /);
  }
});

test.each([
  ["development", development],
  ["preview", () => preview({ ...shared(), preview: address })],
])(
  "in %s, pages redirect to their slash, and unknown paths get the server's own page",
  async (_name, open) => {
    const server = await open();
    servers.push(server);
    const ask = (path: string) => raw(portOf(server), path, "localhost");
    expect(await ask("/preview/")).toMatch(/^HTTP\/1\.1 200 .*The preview/s);
    expect(await ask("/preview?example=x")).toMatch(
      /^HTTP\/1\.1 301 .*^location: \/preview\/\?example=x\r$/ims,
    );
    expect(await ask("//preview")).not.toMatch(/^location: \/\//im);
    for (const path of ["/nothing", "/nothing/", "/nothing.js", "/preview/nothing", "/%ff"]) {
      expect([path, await ask(path)]).toEqual([
        path,
        expect.stringMatching(/^HTTP\/1\.1 404 .*There is no page at this address\..*href="\/"/s),
      ]);
    }
  },
);

test("adds compression and revalidation, unless bare", async () => {
  const headersOf = async (options: object) => {
    const server = await development(options);
    servers.push(server);
    const headers = { "Accept-Encoding": "br" };
    const response = await fetch(`http://localhost:${portOf(server)}${DETAIL}`, { headers });
    expect((await response.json()).data.id).toBe(LOCATION_ID);
    return ["etag", "content-encoding", "cache-control"].map((name) => response.headers.get(name));
  };
  expect(await headersOf({})).toEqual([
    expect.stringMatching(/^"[0-9a-f]+"$/),
    "br",
    "public, max-age=0, must-revalidate",
  ]);
  expect(await headersOf({ bare: true })).toEqual([null, null, null]);
});

test("serves record files, and reads them again when they change", async () => {
  const locations = join(root, "records");
  const write = (name: string) =>
    writeFileSync(join(locations, "a.json"), JSON.stringify({ ...EXAMPLE.record, name }));
  mkdirSync(locations);
  write("North Clinic");
  vi.stubEnv("WEB_SCHEDULER_LOCATIONS", locations);
  const server = await development({ locations: undefined });
  vi.unstubAllEnvs();
  servers.push(server);
  const url = `http://localhost:${portOf(server)}${DETAIL}`;
  const name = async () => (await (await fetch(url)).json()).data.name;
  expect(await name()).toBe("North Clinic");
  write("South Clinic");
  await vi.waitFor(async () => expect(await name()).toBe("South Clinic"), { timeout: 10_000 });
});

test("rejects invalid HTTP, and keeps running", async () => {
  const server = await development();
  servers.push(server);
  const port = portOf(server);
  expect((await sendRaw(port, "hello?\r\n\r\n")).text).toMatch(/^HTTP\/1\.1 400 .*Bad Request/s);
  expect((await fetch(`http://localhost:${port}${DETAIL}`)).status).toBe(200);
});

test("saves drafts in .data by default", async () => {
  const cwd = process.cwd();
  process.chdir(root);
  const server = await development({ locations: undefined });
  servers.push(server);
  const url = `http://localhost:${portOf(server)}`;
  const headers = { Origin: url, "Content-Type": "application/json" };
  const init = {
    method: "PUT",
    headers,
    body: JSON.stringify({ ...EXAMPLE.record, name: "Saved" }),
  };
  const saved = await fetch(`${url}/dev/records/${LOCATION_ID}/`, init);
  process.chdir(cwd);
  expect(saved.status).toBe(200);
  expect((await (await fetch(url + DETAIL)).json()).data.name).toBe("Saved");
  expect(existsSync(join(root, ".data/locations", `${EXAMPLE.slug}.json`))).toBe(true);
});
