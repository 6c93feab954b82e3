import type { RecordedResponse } from "../../../src/check/requests/recorded-response.ts";
import type { Responses } from "../../../src/check/requests/requests.ts";
import { RULES } from "../../../src/check/rules/rules.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { errorEnvelope, successEnvelope, wireJson } from "../../../src/server/http/envelope.ts";

const [first] = EXAMPLES;
if (!first) throw new Error("There is no example.");
export const RECORD = first.record;

const BASE = "https://api.example";
const DETAIL = `${BASE}/api/v1/location/${RECORD.id}/public-detail/`;

const recorded = (
  over: Partial<RecordedResponse>,
  headers: Record<string, string> = {},
): RecordedResponse => ({
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
  error: null,
  tooLarge: false,
  ms: 20,
  ...over,
});

export const bytes = (text: string) => new TextEncoder().encode(text);
export const jsonBody = (json: unknown) => ({ body: bytes(wireJson(json)) });

/** The responses of a server that passes every rule. */
export function validResponses(envelope: unknown = successEnvelope(RECORD)): Responses {
  const json = jsonBody(envelope);
  const page = `<pre>${JSON.stringify(envelope, null, 4).replaceAll('"', "&quot;")}</pre>`;
  return {
    id: RECORD.id,
    origin: undefined,
    get: recorded(json),
    widget: recorded(json, { "Content-Encoding": "gzip" }),
    again: [],
    head: recorded({}),
    headBody: 0,
    options: recorded({}),
    preflight: recorded({}),
    browsable: recorded({ body: bytes(page) }, { "Content-Type": "text/html; charset=utf-8" }),
    withoutSlash: recorded(
      { status: 301, url: `${DETAIL.slice(0, -1)}?x=1` },
      { Location: `${DETAIL}?x=1` },
    ),
    compressed: recorded(json, { "Content-Encoding": "br" }),
    revalidated: recorded({ status: 304 }),
    outdated: recorded(json),
    unknownId: recorded({ status: 404, ...jsonBody(errorEnvelope(404, "No such location.")) }),
    malformedId: recorded({ status: 404 }),
  };
}

/** The findings of failed rules, by rule id. */
export const failedRules = (responses: Responses) =>
  Object.fromEntries(
    RULES.flatMap((rule) => {
      const result = rule.evaluate(responses);
      return result.outcome === "fail" ? [[rule.id, result.findings]] : [];
    }),
  );
