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

/**
 * Serves a page for each subject, and everything that they load, from memory.
 * @param against the `dist` folder of another build to compare with
 */
export async function startBenchSite(against?: string) {
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
  const builds: Build[] = [{ suffix: "", folder: outDir, path: "/dist" }];
  if (against) builds.push({ suffix: ", against", folder: against, path: "/against" });
  const recordPath = `/api/v1/location/${record.id}/public-detail/`;
  const subjects = [
    baseline(recordPath),
    ...builds.flatMap((build) => subjectsOf(origin, record, build)),
  ];
  const pagePath = ({ name }: Subject) => `/${encodeURIComponent(name)}/`;

  for (const subject of subjects) add(pagePath(subject), hostPage(subject.html), "text/html");
  add(recordPath, JSON.stringify(successEnvelope(record)), "application/json");
  add("/baseline.js", await buildBaseline());
  for (const { folder, path } of builds) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      add(`${path}/${file}`, readFileSync(join(folder, file)));
    }
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
<style>
  body {
    max-width: 45rem;
    margin: 0 auto;
    padding: 1rem;
    font: 1rem/1.5 system-ui, sans-serif;
  }
</style>
<h1>Ondelle Dental Studio</h1>
<p>Request an appointment, and our front desk calls you back within one working day.</p>
${form}
<p>Monday to Friday from 8 am to 6 pm, and every second Saturday from 9 am to 1 pm.</p>
<p><label>Search this site <input type="search"></label></p>
</html>
`;

export interface Subject {
  name: string;
  html: string;
}

/** A build's files: where they are, and the path at which the site serves them. */
interface Build {
  suffix: string;
  folder: string;
  path: string;
}

/** The hand-written form, whose results the ratios refer to. */
const baseline = (record: string): Subject => ({
  name: "baseline",
  html: `<div id="booking"></div>
<script async src="/baseline.js" data-record="${record}"></script>`,
});

/** A build's form with the plain tag and with the recommended snippet. */
function subjectsOf(
  origin: string,
  { id, phone_number: phone }: LocationRecord,
  { suffix, folder, path }: Build,
): Subject[] {
  const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, origin + path);
  if (!script.integrity) throw new Error(`${folder}/integrity.json has no script.`);
  const urls = { baseUrl: origin, submitUrl: `${origin}/submit` };
  return [
    {
      name: `plain tag${suffix}`,
      html: `<script async src="${path}/web-scheduler.js" data-location-id="${id}" data-phone="${phone}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
    },
    {
      name: `snippet${suffix}`,
      html: createSnippet({ ...urls, locationId: id, phoneNumber: phone, script }),
    },
  ];
}
