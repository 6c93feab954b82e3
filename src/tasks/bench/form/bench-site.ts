import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { successEnvelope, wireJson } from "../../../server/http/envelope.ts";
import { outDir, publicDir } from "../../paths.ts";
import { benchRecord } from "./bench-record.ts";
import { buildFloor } from "./build-floor.ts";
import { type Contender, createContenders, FLOOR_SCRIPTS, recordPath } from "./contenders.ts";

/** Serves a page per contender, and everything that it loads, from memory. */
export interface BenchSite {
  contenders: readonly Contender[];
  record: ReturnType<typeof benchRecord>;
  pageUrl(contender: Contender): string;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

export async function startBenchSite(): Promise<BenchSite> {
  const files = new Map<string, { type: string | undefined; body: Buffer; compressed: Buffer }>();
  const add = (path: string, content: string | Buffer, type = TYPES[extname(path)]) => {
    const body = Buffer.from(content);
    files.set(path, { type, body, compressed: brotliCompressSync(body) });
  };
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
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
  const record = benchRecord(origin);
  const contenders = createContenders(origin, record);
  const pagePath = ({ name }: Contender) => `/${encodeURIComponent(name)}/`;

  for (const contender of contenders) {
    add(pagePath(contender), hostPage(contender.html), TYPES[".html"]);
  }
  for (const [name, source] of Object.entries(FLOOR_SCRIPTS)) {
    add(`/floor/${name}.js`, await buildFloor(source));
  }
  for (const file of readdirSync(outDir).filter((name) => name.endsWith(".js"))) {
    add(`/dist/${file}`, readFileSync(join(outDir, file)));
  }
  for (const file of readdirSync(join(publicDir, "practice/logos"))) {
    add(`/practice/logos/${file}`, readFileSync(join(publicDir, "practice/logos", file)));
  }
  add(recordPath(record), wireJson(successEnvelope(record)), TYPES[".json"]);

  return {
    contenders,
    record,
    pageUrl: (contender) => origin + pagePath(contender),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A practice's page with text before and after the form. */
const hostPage = (form: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Ondelle Dental Studio</title>
<style>
body { max-width: 45rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
nav a { margin-right: 1rem; }
</style>
</head>
<body>
<header><h1>Ondelle Dental Studio</h1><nav><a href="#hours">Hours</a><a href="#team">Team</a></nav></header>
<p>Request an appointment, and our front desk calls you back within one working day.</p>
${form}
<section id="hours"><h2>Hours</h2>
<p>Monday to Friday from 8 am to 6 pm, and every second Saturday from 9 am to 1 pm.</p>
<p>The bus stops in front of the house, and there is free parking behind it.</p>
<ul><li>Check-ups and cleaning</li><li>Whitening</li><li>Fillings and crowns</li></ul></section>
<section id="team"><h2>Our team</h2>
<p>Two dentists and three hygienists look after adults and children.</p>
<p><label>Search this site <input id="search" type="search"></label></p></section>
<footer><p>75 Breakwater Walk, Makani Cove</p></footer>
</body>
</html>
`;
