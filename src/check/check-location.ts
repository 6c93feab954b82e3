import { loadLocation, publicDetailUrl } from "../client/load-location.ts";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { SuccessEnvelope } from "../contract/location-record/location-record.ts";
import { envelopeData, precautionFor } from "../contract/location-record/read-location-record.ts";
import { valueAt } from "../contract/value-at.ts";
import { advise } from "../diagnostics/explain.ts";
import { loadFinding } from "../diagnostics/failure-findings.ts";
import { recordFindings } from "../diagnostics/record-findings.ts";
import { DESCRIBED, describeIssues, describeValue } from "../server/records/read-record.ts";
import {
  check,
  checkHttps,
  checkReadable,
  DEFAULT_ORIGIN,
  describeStatus,
  evaluateRules,
  type Finding,
  fail,
  failIfAny,
  pass,
  type Report,
  type Result,
  type Rules,
} from "./rules.ts";
import {
  headerItems,
  mediaType,
  type RecordedResponse,
  sendRequest,
  UNKNOWN_ID,
} from "./send-request.ts";

export interface LocationTarget {
  /** The form's `base-url`. */
  base: string;
  /** In lower case with hyphens. */
  id: string;
  /** An origin that the service must allow. */
  origin: string | undefined;
}

/** The record, requested as the form does; an unknown id; and `?format=api`, requested as a browser does. */
type ResponseName = "record" | "unknownId" | "browsable";

// A list with thousands of wrong items needs no more.
const MAX_FINDINGS = 20;

/** As many as are reported, beginning with those that matter. */
const firstWith = <Item>(items: readonly Item[], matters: (item: Item) => boolean) =>
  [...items.filter(matters), ...items.filter((item) => !matters(item))].slice(0, MAX_FINDINGS);

/** What the form depends on, and what the contract documents. */
const RULES: Rules<ResponseName, LocationTarget> = {
  status: {
    description: "An existing location returns status 200, without credentials or a redirect.",
    of: "record",
    evaluate: (record) => check(record.status === 200, "status", "200", describeStatus(record)),
  },
  cors: {
    description: "Pages of other origins may read the record.",
    of: "record",
    evaluate: (record, { origin }) => checkReadable(record, origin),
  },
  "content-type": {
    description: "Content-Type is application/json.",
    of: "record",
    after: "status",
    evaluate(record) {
      const found = record.headers.get("Content-Type") ?? "none";
      const charset = /;\s*charset="?([^";\s]+)/i.exec(found)?.[1]?.toLowerCase() ?? "utf-8";
      const ok = mediaType(record) === "application/json" && charset === "utf-8";
      return check(ok, "header Content-Type", "application/json", found);
    },
  },
  json: {
    description: "The body is JSON.",
    of: "record",
    after: "status",
    evaluate(record) {
      const { error } = readJson(record);
      return check(error === null, "body", "JSON in UTF-8", error ?? "JSON");
    },
  },
  record: {
    description: "Every key of the envelope and of the record has the documented type and format.",
    of: "record",
    after: "json",
    evaluate(record) {
      const { json } = readJson(record);
      const enabled = "data.web_scheduler_config.branding.branding_enabled".split(".");
      // The form ignores a color or a logo that nobody sees, whatever its format.
      const ignored = valueAt(json, enabled) === false ? "branding" : null;
      const issues = (SuccessEnvelope.safeParse(json, DESCRIBED).error?.issues ?? []).filter(
        ({ code, path }) => code !== "invalid_format" || path[2] !== ignored,
      );
      // So that a long list does not hide what protects patients.
      const first = firstWith(
        issues,
        ({ path }) => precautionFor(path.slice(1).join("."), false) !== null,
      );
      return failIfAny(describeIssues(first), "as documented");
    },
  },
  "location-id": {
    description: "data.id and data.agent.location_id are the requested id.",
    of: "record",
    after: "json",
    evaluate(record, { id }) {
      const { json } = readJson(record);
      const findings = ["data.id", "data.agent.location_id"].flatMap((where): Finding[] => {
        const found = valueAt(json, where.split("."));
        // Frameworks may format a UUID differently.
        const ok = typeof found === "string" && normalizeLocationId(found) === id;
        return ok ? [] : [{ where, expected: id, found: describeValue(found) }];
      });
      return failIfAny(findings, id);
    },
  },
  "no-other-location": {
    description: "An unknown id does not return a record.",
    of: "unknownId",
    evaluate(unknownId) {
      const { json } = readJson(unknownId);
      const id = valueAt(json, ["data", "id"]);
      return unknownId.status === 200 && (typeof id === "string" || envelopeData(json))
        ? fail("status", "no record", `status 200 with a record; data.id: ${describeValue(id)}`)
        : pass(describeStatus(unknownId));
    },
  },
  https: {
    description: "The URL is https, because https pages cannot load anything else.",
    of: "record",
    isRecommended: true,
    evaluate: ({ url }) => checkHttps(url),
  },
  "cors-errors": {
    description: "Pages of other origins may read errors, which otherwise look like being offline.",
    of: "unknownId",
    isRecommended: true,
    evaluate: (unknownId, { origin }) => checkReadable(unknownId, origin),
  },
  "vary-origin": {
    description:
      "If the response names the origin, Vary lists Origin: caches must not mix them up.",
    of: "record",
    after: "cors",
    isRecommended: true,
    evaluate: (record) =>
      record.headers.get("Access-Control-Allow-Origin") === "*"
        ? pass("*")
        : checkVary(record, "Origin"),
  },
  "response-time": {
    description: "The response is complete within 3 seconds.",
    of: "record",
    after: "json",
    isRecommended: true,
    evaluate: ({ seconds }) => check(seconds <= 3, "time", "at most 3 s", `${seconds} s`),
  },
  vary: {
    description: "Vary lists Accept.",
    of: "record",
    after: "status",
    isRecommended: true,
    evaluate: (record) => checkVary(record, "Accept"),
  },
  allow: {
    description: "Allow lists GET, HEAD and OPTIONS.",
    of: "record",
    after: "status",
    isRecommended: true,
    evaluate(record) {
      const ok = headerItems(record, "Allow").sort().join() === "get,head,options";
      const found = record.headers.get("Allow") ?? "none";
      return check(ok, "header Allow", "GET, HEAD, OPTIONS", found);
    },
  },
  "format-api": {
    description: "?format=api returns the browsable rendering: a page with the record.",
    of: "browsable",
    isRecommended: true,
    evaluate(browsable, { id }) {
      if (browsable.status !== 200) return fail("status", "200", describeStatus(browsable));
      const isPage = mediaType(browsable) !== "application/json";
      const ok = isPage && Boolean(browsable.text?.toLowerCase().includes(id));
      return check(ok, "body", "a page with the record's id", ok ? "a page" : "something else");
    },
  },
};

/** Parses a body as strictly as RFC 8259, or says why it is not JSON. */
function readJson({ text, error }: RecordedResponse): { json?: unknown; error: string | null } {
  if (text === null) return { error };
  try {
    return { json: JSON.parse(text), error: null };
  } catch (cause) {
    return { error: `invalid JSON (${cause instanceof Error ? cause.message : cause})` };
  }
}

function checkVary(response: RecordedResponse, name: string): Result {
  const names = headerItems(response, "Vary");
  const ok = names.includes(name.toLowerCase()) || names.includes("*");
  return check(ok, "header Vary", name, names.join(", ") || "none");
}

/** What the doctor says about the record, as the form reads it. */
async function findingsOf(record: RecordedResponse, { base, id }: LocationTarget) {
  // The form follows a redirect, so only another response would tell.
  if (record.status >= 300 && record.status < 400) return [];
  const fetch = async () => record.response ?? Promise.reject(record.cause);
  const loaded = await loadLocation(base, id, { signal: new AbortController().signal, fetch });
  return loaded.ok
    ? recordFindings(loaded.record, loaded.problems)
    : [loadFinding(loaded.failure, record.url, loaded.status)];
}

export async function checkLocation(target: LocationTarget): Promise<Report> {
  const { base, id, origin } = target;
  const url = publicDetailUrl(base, id);
  const headers = { Accept: "application/json", Origin: origin ?? DEFAULT_ORIGIN };
  const record = await sendRequest(url, { headers });
  // Without a first response, more requests would only wait for the same timeout.
  const isUnreachable = record.status === 0;
  const get = async (next: string, Accept = headers.Accept) =>
    isUnreachable ? record : sendRequest(next, { headers: { ...headers, Accept } });
  const unknownId = await get(publicDetailUrl(base, UNKNOWN_ID));
  const browsable = await get(`${url}?format=api`, "text/html,*/*;q=0.8");
  const rules = evaluateRules(RULES, { record, unknownId, browsable }, target);
  const named = rules.flatMap((rule) => (rule.outcome === "fail" ? rule.findings : []));
  const findings = (await findingsOf(record, target)).filter(
    ({ code, subject }) =>
      code !== "WS301" || !named.some(({ where }) => where.endsWith(`.${subject}`)),
  );
  return {
    title: `Location ${id}`,
    url,
    error: isUnreachable ? record.error : null,
    rules,
    // So that a long list does not hide the others.
    findings: firstWith(findings, ({ code }) => code !== "WS301").map((each) => ({
      ...each,
      ...advise(each),
    })),
  };
}
