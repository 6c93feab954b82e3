import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { minify } from "terser";
import { atOrigin, exampleBySlug } from "../../contract/examples/index.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { createSnippet, scriptOf } from "../../embed/api/snippet.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { outDir, publicDir } from "../paths.ts";

async function buildBaseline(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, "baseline.ts"), "utf8");
  const { code } = await minify(stripTypeScriptTypes(source), { module: true });
  return code ?? "";
}

/** Serves a page for each subject, and everything that they load, from memory. */
export async function startBenchSite() {
  const files = new Map<string, { type: string | undefined; body: Buffer; compressed: Buffer }>();
  const add = (path: string, content: string | Buffer, type = getMimeType(path)) => {
    const body = Buffer.from(content);
    files.set(path, { type, body, compressed: brotliCompressSync(body) });
  };
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? "", origin).pathname);
    const isCompressed = request.headers["accept-encoding"]?.includes("br") ?? false;
    response.writeHead(file || request.method === "POST" ? 200 : 404, {
      "Content-Type": file?.type ?? "text/plain",
      "Cache-Control": "no-store",
      ...(file && isCompressed ? { "Content-Encoding": "br" } : {}),
    });
    response.end(isCompressed ? file?.compressed : file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const example = exampleBySlug("branded");
  if (!example) throw new Error("There is no example called branded.");
  const record = atOrigin(example.record, origin);
  const recordPath = `/api/v1/location/${record.id}/public-detail/`;
  const subjects = subjectsOf(origin, record, recordPath);
  const pagePath = ({ name }: Subject) => `/${encodeURIComponent(name)}/`;

  for (const subject of subjects) add(pagePath(subject), hostPage(subject.html), "text/html");
  add(recordPath, JSON.stringify(successEnvelope(record)), "application/json");
  add("/baseline.js", await buildBaseline());
  for (const file of readdirSync(outDir).filter((name) => name.endsWith(".js"))) {
    add(`/dist/${file}`, readFileSync(join(outDir, file)));
  }
  for (const file of readdirSync(join(publicDir, "practice/logos"))) {
    add(`/practice/logos/${file}`, readFileSync(join(publicDir, "practice/logos", file)));
  }

  return {
    subjects,
    pageUrl: (subject: Subject) => origin + pagePath(subject),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A practice's page with text before and after the form. */
const hostPage = (form: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Ondelle Dental Studio</title>
<style>body { max-width: 45rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }</style>
<h1>Ondelle Dental Studio</h1>
<p>Request an appointment, and our front desk calls you back within one working day.</p>
${form}
<p>Monday to Friday from 8 am to 6 pm, and every second Saturday from 9 am to 1 pm.</p>
<p><label>Search this site <input type="search"></label></p>
</html>
`;

type Subject = ReturnType<typeof subjectsOf>[number];

/** The hand-written form, to which the ratios refer; the build's, with the plain tag and with the recommended snippet. */
function subjectsOf(origin: string, record: LocationRecord, recordPath: string) {
  const { id, phone_number: phone } = record;
  const integrity = JSON.parse(readFileSync(join(outDir, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, `${origin}/dist`);
  const urls = { baseUrl: origin, submitUrl: `${origin}/submit` };
  return [
    {
      name: "baseline",
      html: `<div id="booking"></div>
<script async src="/baseline.js" data-record="${recordPath}"></script>`,
    },
    {
      name: "plain tag",
      html: `<script async src="/dist/web-scheduler.js" data-location-id="${id}" data-phone="${phone}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
    },
    {
      name: "snippet",
      html: createSnippet({ ...urls, locationId: id, phoneNumber: phone, script }),
    },
  ];
}
