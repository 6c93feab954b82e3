import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { successEnvelope, wireJson } from "../../server/http/envelope.ts";
import { searchSlots } from "../../server/slots/slot-search.ts";
import { buildInMemory } from "../build/build-in-memory.ts";
import type { Output } from "../build/outputs.ts";
import { outDir, publicDir } from "../paths.ts";
import { createScenarios, type Scenario, SLOTS_PATH } from "./scenarios.ts";
import { type Build, createSubjects, PAGE, recordPath, type Subject } from "./subjects.ts";

/** Serves a page for each subject in each scenario, and everything that they load, from memory. */
export interface BenchSite {
  scenarios: ReturnType<typeof createScenarios>;
  subjects: readonly Subject[];
  pageUrl(subject: Subject, scenario: Scenario): string;
  /** Delays the responses with chunks until the result is called. */
  holdChunks(): () => void;
  close(): void;
}

const BASELINE_SCRIPT: Output = {
  input: "tasks/bench/baseline/baseline.ts",
  file: "baseline.js",
  format: "iife",
  packages: "external",
  initial: false,
  budget: null,
};

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** @param against the `dist` folder of another build to compare with */
export async function startBenchSite(against?: string): Promise<BenchSite> {
  const files = new Map<string, { type: string | undefined; body: Buffer; compressed: Buffer }>();
  const add = (path: string, content: string | Buffer, type = TYPES[extname(path)]) => {
    const body = Buffer.from(content);
    files.set(path, { type, body, compressed: brotliCompressSync(body) });
  };
  const chunkPaths = new Set<string>();
  let chunksAllowed = Promise.resolve();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", origin);
    if (chunkPaths.has(url.pathname)) await chunksAllowed;
    if (url.pathname === SLOTS_PATH) {
      response.writeHead(200, { "Content-Type": "application/fhir+json" });
      response.end(slotsFor(url));
      return;
    }
    const file = files.get(url.pathname);
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
  const builds: Build[] = [{ suffix: "", folder: outDir, path: "/dist" }];
  if (against) builds.push({ suffix: ", against", folder: against, path: "/against" });
  const scenarios = createScenarios(origin);
  const subjects = createSubjects(origin, builds);
  const pagePath = (subject: Subject, scenario: Scenario) =>
    `/${encodeURIComponent(subject.name)}/${encodeURIComponent(scenario.name)}/`;

  function slotsFor(url: URL): string {
    const examples = scenarios.flatMap(({ record, settings }) =>
      settings.slotsUrl ? [{ slug: "", title: "", description: "", record }] : [],
    );
    return JSON.stringify(searchSlots(examples, url, { now: Date.now(), booked: new Set() }));
  }

  for (const scenario of scenarios) {
    for (const subject of [PAGE, ...subjects]) {
      add(pagePath(subject, scenario), hostPage(subject.html(scenario)), TYPES[".html"]);
    }
    const record = wireJson(successEnvelope(scenario.record));
    add(recordPath(scenario), record, TYPES[".json"]);
  }
  add("/baseline.js", (await buildInMemory(BASELINE_SCRIPT)).code);
  for (const { folder, path } of builds) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      add(`${path}/${file}`, readFileSync(join(folder, file)));
      if (/-[a-z]+\.js$/i.test(file) && file !== "web-scheduler.js")
        chunkPaths.add(`${path}/${file}`);
    }
  }
  for (const file of readdirSync(join(publicDir, "practice/logos"))) {
    add(`/practice/logos/${file}`, readFileSync(join(publicDir, "practice/logos", file)));
  }

  return {
    scenarios,
    subjects,
    pageUrl: (...page) => origin + pagePath(...page),
    holdChunks() {
      const { promise, resolve } = Promise.withResolvers<void>();
      chunksAllowed = promise;
      return resolve;
    },
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
<p><label>Search this site <input type="search"></label></p></section>
<footer><p>75 Breakwater Walk, Makani Cove</p></footer>
</body>
</html>
`;
