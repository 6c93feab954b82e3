import { headerItems, mediaType, readText } from "../requests/recorded-response.ts";
import type { Responses } from "../requests/requests.ts";
import {
  answered,
  check,
  describeStatus,
  ENDPOINT,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  unlessThrottled,
  withSuccess,
} from "./rule.ts";

const METHOD_NOT_ALLOWED = 405;

/** What the service documents, but the form works without. */
export const UNUSED_BY_FORM: readonly RuleDefinition[] = [
  {
    id: "allow",
    source: ENDPOINT,
    description: "Allow lists GET, HEAD and OPTIONS.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const ok = headerItems(get, "Allow").sort().join() === "get,head,options";
        return check(ok, "header Allow", "GET, HEAD, OPTIONS", get.headers.get("Allow") ?? "none");
      }),
  },
  {
    id: "vary",
    source: ENDPOINT,
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
      source: ENDPOINT,
      description: `The path supports ${name.toUpperCase()}.`,
      evaluate: ({ [name]: response }) =>
        answered(response, () => {
          const ok = response.status < 500 && response.status !== METHOD_NOT_ALLOWED;
          return check(ok, `${name.toUpperCase()} status`, "a response", describeStatus(response));
        }),
    }),
  ),
  {
    id: "format-api",
    source: ENDPOINT,
    description: "?format=api returns the browsable rendering: a page with the record.",
    evaluate: (responses) =>
      unlessThrottled(responses.browsable, () => evaluateBrowsable(responses)),
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
