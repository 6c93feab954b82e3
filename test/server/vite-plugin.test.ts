import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { endpoint } from "../../src/server/hosts/vite-plugin.ts";
import { serveBuilt } from "../../src/tasks/dev/dev-server.ts";
import { temporaryFolder } from "../resources.ts";
import { bookingRequest, DETAIL, EXAMPLE, jsonPost, LOCATION_ID } from "./handler-fixture.ts";
import { get, sendRaw } from "./real-server.ts";

const root = temporaryFolder(afterAll);
const page = fileURLToPath(new URL("../../public/practice/index.html", import.meta.url));
mkdirSync(join(root, "public/practice"), { recursive: true });
cpSync(page, join(root, "public/practice/index.html"));
writeFileSync(join(root, "public/asset.txt"), "from public");
mkdirSync(join(root, "preview"));
writeFileSync(join(root, "preview/index.html"), "<title>The preview</title>");
mkdirSync(join(root, "none"));

async function start(options = {}): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "mpa",
    logLevel: "silent",
    plugins: [
      endpoint({ data: ":memory:", locations: join(root, "none"), ...options }),
      serveBuilt(),
    ],
    server: { host: "127.0.0.1", port: 0, ws: false },
  });
  await server.listen();
  onTestFinished(() => server.close());
  return server;
}

async function open(options?: object): Promise<number> {
  const [url = ""] = (await start(options)).resolvedUrls?.local ?? [];
  return Number(new URL(url).port);
}

/** Sends a raw request, whose path and host `fetch` would change. */
const raw = async (port: number, path: string, host: string) =>
  (await sendRaw(port, get(path).replace("localhost", host))).text;

test("the handler serves its paths and Vite the others", async () => {
  const port = await open();
  const origin = `http://localhost:${port}`;
  const headers = { Origin: "https://practice.example" };

  const detail = await fetch(origin + DETAIL, { headers });
  expect(detail.headers.get("access-control-allow-origin")).toBe("*");
  expect((await detail.json()).data.id).toBe(LOCATION_ID);
  const hidden = await fetch(`${origin}/f/nocors${DETAIL}`, { headers });
  expect(hidden.headers.get("access-control-allow-origin")).toBeNull();
  await expect(fetch(`${origin}/f/reset${DETAIL}`)).rejects.toThrow();

  const whole = jsonPost(bookingRequest());
  const chunked = { ...whole, body: new Blob([whole.body]).stream(), duplex: "half" };
  for (const init of [whole, chunked as RequestInit]) {
    expect((await fetch(`${origin}/dev/booking-requests/`, init)).status).toBe(201);
  }
  expect(await (await fetch(`${origin}/dev/inbox/?format=json`)).json()).toHaveLength(1);

  const practice = await (await fetch(`${origin}/practice/${EXAMPLE.slug}/`)).text();
  expect(practice).toContain(`data-base-url="http://127.0.0.1:${port}"`);
  expect(await (await fetch(`${origin}/asset.txt`)).text()).toBe("from public");
  expect((await fetch(`${origin}/`)).headers.get("content-security-policy")).not.toBeNull();
});

test("files under a fault redirect to this server, whatever the host name is", async () => {
  const port = await open();
  for (const path of ["/asset.txt", "//b.example/asset.txt"]) {
    const text = await raw(port, `/f/slow-1${path}`, "127.0.0.1");
    expect(text).toMatch(/^HTTP\/1\.1 307 /);
    expect(text).toContain(`location: ${path.replace("//", "/")}\r\n`);
  }
  expect(await raw(port, "/dev/inbox/", "rebound.example")).toMatch(/^HTTP\/1\.1 403 /);
});

test("pages redirect to their slash, and unknown paths get the server's own page", async () => {
  const port = await open();
  const ask = (path: string) => raw(port, path, "localhost");
  expect(await ask("/preview/")).toMatch(/^HTTP\/1\.1 200 .*The preview/s);
  expect(await ask("/preview?example=x")).toMatch(
    /^HTTP\/1\.1 301 .*^location: \/preview\/\?example=x\r$/ims,
  );
  expect(await ask("//preview")).not.toMatch(/^location: \/\//im);
  const missing =
    /^HTTP\/1\.1 404 .*This server has no page at <code>\/[^<]*<\/code>\..*href="\/"/s;
  for (const path of ["nothing", "nothing/", "nothing.js", "nothing.html", "preview/x", "%ff"]) {
    expect(await ask(`/${path}`), path).toMatch(missing);
  }
});

test("the home page links to the documentation, with its styles, script and search", async () => {
  const origin = `http://localhost:${await open()}`;
  const [, href = ""] = /href="([^"]+)"[^>]*>Docs</.exec(await (await fetch(origin)).text()) ?? [];
  const docs = await fetch(origin + href.replace(/\/$/, ""));
  expect(docs.url).toBe(`${origin}/docs/`);
  expect(await docs.text()).toContain('href="embed/html.html"');
  for (const [file, type] of [
    ["embed/html.html", "text/html"],
    ["docs.css", "text/css"],
    ["docs.js", "text/javascript"],
    ["search.js", "text/javascript"],
  ] as const) {
    const { status, headers } = await fetch(docs.url + file);
    expect([status, headers.get("content-type")], file).toEqual([200, `${type}; charset=utf-8`]);
  }
});

test("npm start prints what is there, at addresses that exist, and what to do next", async () => {
  const server = await start();
  const print = vi.spyOn(server.config.logger, "info");
  server.printUrls();
  const text = print.mock.calls.join();
  const urls = [...text.matchAll(/http\S+/g)].map(String);
  expect(urls.length).toBeGreaterThan(4);
  for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  expect(text).toMatch(/Next: book on the practice page/);
});

test("saves drafts in .data by default", async () => {
  const cwd = process.cwd();
  process.chdir(root);
  const url = `http://localhost:${await open({ locations: undefined })}`;
  const { headers, body } = jsonPost({ ...EXAMPLE.record, name: "Saved" });
  const init = { method: "PUT", headers: { ...headers, Origin: url }, body };
  const saved = await fetch(`${url}/dev/records/${LOCATION_ID}/`, init);
  process.chdir(cwd);
  expect(saved.status).toBe(200);
  expect((await (await fetch(url + DETAIL)).json()).data.name).toBe("Saved");
  expect(existsSync(join(root, ".data/locations", `${LOCATION_ID}.json`))).toBe(true);
});
