import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { build, type Rolldown } from "vite";
import { atOrigin } from "../../contract/examples/example.ts";
import { exampleBySlug } from "../../contract/examples/practices.ts";
import { createSnippet, scriptOf } from "../../embed/api/snippet.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { outDir, publicDir } from "../paths.ts";

/** Resolved by the browser's flags. Not loopback, where the widget checks its page; browsers take brotli over https only. */
export const BENCH_HOST = "bench.test";

/** A new key and its certificate in one text, from which Node takes each. */
function createCertificate() {
  const options = ["-nodes", "-subj", `/CN=${BENCH_HOST}`, "-keyout", "-", "-out", "-"];
  return execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...options], {
    stdio: ["ignore", "pipe", "ignore"],
  });
}

const BASELINES = { "by hand": "by-hand.ts", "with our packages": "with-packages.tsx" };

async function buildBaseline(file: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, file), name: "Baseline", formats: ["iife"] },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? "";
}

/** Serves the subjects' pages from memory, over https. @param against the `dist` folder of another build to compare with */
export async function startBenchSite(against?: string) {
  const app = new Hono();
  app.post("/submit", (c) => c.body(null));
  const add = (path: string, content: string | Buffer, type = getMimeType(path) ?? "") => {
    const body = new Uint8Array(brotliCompressSync(content));
    const headers = { "Content-Type": type, "Content-Encoding": "br", "Cache-Control": "no-store" };
    app.get(path, (c) => c.body(body, 200, headers));
  };
  const certificate = createCertificate();
  const serverOptions = { key: certificate, cert: certificate };
  const server = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `https://${BENCH_HOST}:${(server.address() as AddressInfo).port}`;
  const example = exampleBySlug("branded");
  if (!example) throw new Error("There is no example called branded.");
  const record = atOrigin(example.record, origin);
  const recordPath = `/api/v1/location/${record.id}/public-detail/`;
  add(recordPath, JSON.stringify(successEnvelope(record)), "application/json");
  const logos = join(publicDir, "practice/logos");
  for (const file of readdirSync(logos)) {
    add(`/practice/logos/${file}`, readFileSync(join(logos, file)));
  }
  const subjects: { name: string; url: string }[] = [];
  const addSubject = (name: string, form: string) => {
    const path = `/${subjects.length}/`;
    add(path, hostPage(form), "text/html");
    subjects.push({ name, url: origin + path });
  };
  // The first is that to which the ratios refer.
  for (const [name, file] of Object.entries(BASELINES)) {
    const path = `/${subjects.length}.js`;
    add(path, await buildBaseline(file));
    const script = `<script async src="${path}" data-record="${recordPath}"></script>`;
    addSubject(name, `<div id="booking"></div>${script}`);
  }
  const addBuild = (folder: string, path: string, suffix: string) => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      add(`${path}/${file}`, readFileSync(join(folder, file)));
    }
    const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
    const script = scriptOf(integrity, origin + path);
    if (!script.integrity) throw new Error(`${folder}/integrity.json has no script.`);
    const { id, phone_number: phone } = record;
    const urls = { baseUrl: origin, submitUrl: `${origin}/submit` };
    addSubject(
      `plain tag${suffix}`,
      `<script async fetchpriority="high" src="${path}/web-scheduler.js" data-location-id="${id}" data-phone="${phone}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
    );
    const snippet = createSnippet({ ...urls, locationId: id, phoneNumber: phone, script });
    addSubject(`snippet${suffix}`, snippet);
  };
  addBuild(outDir, "/dist", "");
  if (against) addBuild(against, "/against", ", against");
  return { subjects, close: () => server.close() };
}

const hostPage = (form: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Ondelle Dental Studio</title>
<h1>Ondelle Dental Studio</h1>
<p>Request an appointment, and our front desk calls you back within one working day.</p>
${form}
<p>Monday to Friday from 8 am to 6 pm, and every second Saturday from 9 am to 1 pm.</p>
<p><label>Search this site <input type="search"></label></p>
</html>
`;
