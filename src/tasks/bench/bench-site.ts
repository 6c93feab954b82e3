import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { minify } from "terser";
import { atOrigin } from "../../contract/examples/example.ts";
import { exampleBySlug } from "../../contract/examples/practices.ts";
import { createSnippet, scriptOf } from "../../embed/api/snippet.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { startListening } from "../../web/node/start-listening.ts";
import { outDir, publicDir } from "../paths.ts";

async function buildBaseline(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, "baseline.ts"), "utf8");
  const { code } = await minify(stripTypeScriptTypes(source), { module: true });
  return code ?? "";
}

/** Serves the subjects' pages from memory. @param against the `dist` folder of another build to compare with */
export async function startBenchSite(against?: string) {
  const app = new Hono();
  app.post("/submit", (c) => c.body(null));
  const add = (path: string, content: string | Buffer, type = getMimeType(path) ?? "") => {
    const body = new Uint8Array(brotliCompressSync(content));
    const headers = { "Content-Type": type, "Content-Encoding": "br", "Cache-Control": "no-store" };
    app.get(path, (c) => c.body(body, 200, headers));
  };
  const { port, stop } = await startListening(app.fetch, { port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${port}`;
  const example = exampleBySlug("branded");
  if (!example) throw new Error("There is no example called branded.");
  const record = atOrigin(example.record, origin);
  const recordPath = `/api/v1/location/${record.id}/public-detail/`;
  add(recordPath, JSON.stringify(successEnvelope(record)), "application/json");
  add("/baseline.js", await buildBaseline());
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
  // The hand-written form, whose results the ratios refer to.
  addSubject(
    "baseline",
    `<div id="booking"></div>
<script async src="/baseline.js" data-record="${recordPath}"></script>`,
  );
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
      `<script async src="${path}/web-scheduler.js" data-location-id="${id}" data-phone="${phone}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
    );
    const snippet = createSnippet({ ...urls, locationId: id, phoneNumber: phone, script });
    addSubject(`snippet${suffix}`, snippet);
  };
  addBuild(outDir, "/dist", "");
  if (against) addBuild(against, "/against", ", against");
  return { subjects, close: () => stop(0) };
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
