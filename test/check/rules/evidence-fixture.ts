import type { Recorded } from "../../../src/check/recorded-response.ts";
import type { Evidence } from "../../../src/check/rules/rule.ts";
import { RULES } from "../../../src/check/rules/rules.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { errorEnvelope, successEnvelope, wireJson } from "../../../src/server/http/envelope.ts";

const [first] = EXAMPLES;
if (!first) throw new Error("There is no example.");
export const RECORD = first.record;

const BASE = "https://api.example";
const DETAIL = `${BASE}/api/v1/location/${RECORD.id}/public-detail/`;

const recorded = (over: Partial<Recorded>, headers: Record<string, string> = {}): Recorded => ({
  url: DETAIL,
  status: 200,
  headers: new Headers({
    "Content-Type": "application/json",
    Allow: "GET, HEAD, OPTIONS",
    Vary: "Accept, Origin, Accept-Encoding",
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "max-age=60",
    ETag: '"1"',
    ...headers,
  }),
  body: new Uint8Array(),
  problem: null,
  tooLarge: false,
  ms: 20,
  ...over,
});

export const bytes = (text: string) => new TextEncoder().encode(text);
export const jsonBody = (json: unknown) => ({ body: bytes(wireJson(json)) });

/** What a server that does everything right was seen to answer. */
export function soundEvidence(envelope: unknown = successEnvelope(RECORD)): Evidence {
  const json = jsonBody(envelope);
  const page = `<pre>${JSON.stringify(envelope, null, 4).replaceAll('"', "&quot;")}</pre>`;
  return {
    id: RECORD.id,
    get: recorded(json),
    widget: recorded(json),
    head: recorded({}),
    options: recorded({}),
    preflight: recorded({}),
    browsable: recorded({ body: bytes(page) }, { "Content-Type": "text/html; charset=utf-8" }),
    slashless: recorded(
      { status: 301, url: `${DETAIL.slice(0, -1)}?x=1` },
      { Location: `${DETAIL}?x=1` },
    ),
    compressed: recorded(json, { "Content-Encoding": "br" }),
    again: recorded({ status: 304 }),
    unknown: recorded({ status: 404, ...jsonBody(errorEnvelope(404, "No such location.")) }),
    malformed: recorded({ status: 404 }),
  };
}

/** The ids of the rules that a server with these answers breaks, with what was found. */
export const brokenRules = (evidence: Evidence) =>
  Object.fromEntries(
    RULES.flatMap((rule) => {
      const verdict = rule.judge(evidence);
      return verdict.outcome === "broken" ? [[rule.id, verdict.findings]] : [];
    }),
  );
