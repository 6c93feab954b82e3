import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type LibraryOptions, type Rolldown } from "vite";
import { atOrigin, exampleBySlug } from "../../contract/examples/index.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { createSnippet, type SnippetOptions, scriptOf } from "../../embed/api/snippet.ts";
import { successEnvelope } from "../../server/http/envelope.ts";
import { searchSlots } from "../../server/slots/slot-search.ts";
import { outDir, publicDir } from "../paths.ts";

/** Serves a page for each subject in each scenario, and everything that they load, from memory. */
export interface BenchSite {
  scenarios: readonly Scenario[];
  subjects: readonly Subject[];
  pageUrl(subject: Subject, scenario: Scenario): string;
  close(): void;
}

/** The hand-written form's script, minified. */
async function buildBaseline(): Promise<string> {
  const entry = join(import.meta.dirname, "baseline.ts");
  const lib: LibraryOptions = { entry, name: "Baseline", formats: ["iife"] };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

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
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", origin);
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
  const subjects = [BASELINE, ...builds.flatMap((build) => subjectsOf(origin, build))];
  const pagePath = (subject: Subject, scenario: Scenario) =>
    `/${encodeURIComponent(subject.name)}/${encodeURIComponent(scenario.name)}/`;

  function slotsFor(url: URL): string {
    const examples = scenarios.flatMap(({ record, settings }) =>
      settings.slotsUrl ? [{ slug: "", title: "", description: "", record }] : [],
    );
    return JSON.stringify(searchSlots(examples, url, { now: Date.now(), booked: new Set() }));
  }

  for (const scenario of scenarios) {
    for (const subject of subjects) {
      add(pagePath(subject, scenario), hostPage(subject.html(scenario)), TYPES[".html"]);
    }
    const record = JSON.stringify(successEnvelope(scenario.record));
    add(recordPath(scenario), record, TYPES[".json"]);
  }
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
    scenarios,
    subjects,
    pageUrl: (...page) => origin + pagePath(...page),
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

/** A form that a patient fills in from the first touch to Send. */
export interface Scenario {
  name: string;
  record: LocationRecord;
  /** The settings of the recommended snippet, as far as they differ from the usual ones. */
  settings: Pick<SnippetOptions, "ask" | "slotsUrl">;
  /** Whether it is the form that most practices have, which is compared with the hand-written one. */
  isUsual?: true;
}

const SLOTS_PATH = "/fhir/Slot";

/** The scenarios for a site at `origin`. */
function createScenarios(origin: string): readonly Scenario[] {
  const record = (slug: string) => {
    const example = exampleBySlug(slug);
    if (!example) throw new Error(`There is no example called ${slug}.`);
    return atOrigin(example.record, origin);
  };
  return [
    { name: "four usual fields", record: record("branded"), settings: {}, isUsual: true },
    { name: "everything on", record: record("everything-on"), settings: {} },
    {
      name: "times",
      record: record("times"),
      settings: { slotsUrl: origin + SLOTS_PATH, ask: ["new-patient"] },
    },
  ];
}

/** A form that is measured. */
export interface Subject {
  name: string;
  /** Its part of the page. */
  html(scenario: Scenario): string;
  /** Selector of the element with the form in its shadow root. */
  root: string;
  /** Whether it is measured in this scenario. */
  isIn(scenario: Scenario): boolean;
}

/** A build's files: where they are, and the path at which the site serves them. */
interface Build {
  suffix: string;
  folder: string;
  path: string;
}

const recordPath = ({ record }: Scenario) => `/api/v1/location/${record.id}/public-detail/`;

/** The hand-written form, whose results the ratios refer to. */
export const BASELINE: Subject = {
  name: "baseline",
  html: (scenario) => `<div id="booking"></div>
<script async src="/baseline.js" data-record="${recordPath(scenario)}"></script>`,
  root: "#booking",
  isIn: ({ isUsual }) => isUsual === true,
};

/** A build's form with the plain tag and with the recommended snippet. */
function subjectsOf(origin: string, { suffix, folder, path }: Build): Subject[] {
  const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  const script = scriptOf(integrity, origin + path);
  if (!script) throw new Error(`${folder}/integrity.json has no script.`);
  const urls = { baseUrl: origin, submitUrl: `${origin}/submit` };
  return [
    {
      name: `plain tag${suffix}`,
      html: ({ record }) =>
        `<script async src="${path}/web-scheduler.js" data-location-id="${record.id}" data-phone="${record.phone_number}"
  data-base-url="${urls.baseUrl}" data-submit-url="${urls.submitUrl}"></script>`,
      root: "web-scheduler",
      // It differs from the snippet only while the page loads.
      isIn: ({ isUsual }) => isUsual === true,
    },
    {
      name: `snippet${suffix}`,
      html: ({ record, settings }) =>
        createSnippet({
          ...urls,
          ...settings,
          locationId: record.id,
          phoneNumber: record.phone_number,
          script,
        }),
      root: "web-scheduler",
      isIn: () => true,
    },
  ];
}
