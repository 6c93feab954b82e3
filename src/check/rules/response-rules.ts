import { valueAt } from "../../contract/value-at.ts";
import { headerItems, mediaType, readJson, readText } from "../requests/recorded-response.ts";
import type { Responses } from "../requests/requests.ts";
import {
  check,
  describeStatus,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  unlessThrottled,
  withResponse,
  withSuccess,
} from "./rule.ts";

const METHOD_NOT_ALLOWED = 405;
const CREDENTIALS_REQUIRED = new Set([401, 403, 407, 511]);

/** What the service documents about headers, methods and ids. */
export const RESPONSE_RULES: readonly RuleDefinition[] = [
  {
    id: "final-slash",
    source: "Endpoints, rule 3",
    description: "The path ends with a slash and does not redirect.",
    evaluate: ({ get }) =>
      withResponse(get, () =>
        get.status >= 300 && get.status < 400 && get.headers.has("Location")
          ? fail("status", "no redirect", `${describeStatus(get)} (not followed)`)
          : pass(describeStatus(get)),
      ),
  },
  {
    id: "no-credentials",
    source: "Authentication",
    description: "The record is available without credentials.",
    evaluate: ({ get }) =>
      withResponse(get, () =>
        CREDENTIALS_REQUIRED.has(get.status) || get.headers.has("WWW-Authenticate")
          ? fail("status", "a response without credentials", describeStatus(get))
          : pass("no credentials sent"),
      ),
  },
  {
    id: "content-type",
    source: "Endpoints, Response headers",
    description: "Content-Type is application/json.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const found = get.headers.get("Content-Type") ?? "none";
        const charset = /;\s*charset="?([^";\s]+)/i.exec(found)?.[1]?.toLowerCase() ?? "utf-8";
        const ok = mediaType(get) === "application/json" && charset === "utf-8";
        return check(ok, "header Content-Type", "application/json", found);
      }),
  },
  {
    id: "allow",
    source: "Endpoints, Response headers",
    description: "Allow lists GET, HEAD and OPTIONS.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const ok = headerItems(get, "Allow").sort().join() === "get,head,options";
        return check(ok, "header Allow", "GET, HEAD, OPTIONS", get.headers.get("Allow") ?? "none");
      }),
  },
  {
    id: "vary",
    source: "Endpoints, Response headers",
    description: "Vary lists Accept.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const names = headerItems(get, "Vary");
        const ok = names.includes("accept") || names.includes("*");
        return check(ok, "header Vary", "Accept", get.headers.get("Vary") ?? "none");
      }),
  },
  ...(["head", "options"] as const).map(
    (name): RuleDefinition => ({
      id: name,
      source: "Endpoints, rule 4",
      description: `The path supports ${name.toUpperCase()}.`,
      evaluate: ({ [name]: response }) =>
        withResponse(response, () => {
          const ok = response.status < 500 && response.status !== METHOD_NOT_ALLOWED;
          return check(ok, `${name.toUpperCase()} status`, "a response", describeStatus(response));
        }),
    }),
  ),
  {
    id: "format-api",
    source: "Endpoints, Query parameter",
    description: "?format=api returns the browsable rendering: a page with the record.",
    evaluate: (responses) =>
      unlessThrottled(responses.browsable, () => evaluateBrowsable(responses)),
  },
  {
    id: "no-other-location",
    source: "Endpoints, rule 2",
    description: "An unknown id does not return another location's record.",
    evaluate: ({ unknownId }) =>
      withResponse(unknownId, () => {
        const result = readJson(unknownId);
        const id = "json" in result ? valueAt(result.json, ["data", "id"]) : undefined;
        return unknownId.status === 200 && typeof id === "string"
          ? fail("status", "no record", `status 200 with the record of ${id}`)
          : pass(describeStatus(unknownId));
      }),
  },
];

function evaluateBrowsable({ browsable, id }: Responses): Result {
  if (browsable.status !== 200) return fail("status", "200", describeStatus(browsable));
  if (mediaType(browsable) === "application/json") {
    return fail("header Content-Type", "a page", "application/json");
  }
  const page = browsable.error === null ? readText(browsable.body) : null;
  return page?.toLowerCase().includes(id)
    ? pass("a page with the record's id")
    : fail("body", "a page with the record's id", browsable.error ?? "other text");
}
