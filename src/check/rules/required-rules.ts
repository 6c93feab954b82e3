import { MAX_BYTES } from "../../client/read-body.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "../../server/records/describe-value.ts";
import { isOrigin } from "../../web/http/origins.ts";
import { headerItems, type RecordedResponse, readJson } from "../requests/recorded-response.ts";
import { DEFAULT_ORIGIN, type Responses } from "../requests/requests.ts";
import {
  answered,
  check,
  describeStatus,
  ENDPOINT,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  skip,
  unlessThrottled,
  withSuccess,
} from "./rule.ts";

const MB = 1_000_000;

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";

/** Whether the origin may read the response. Without a given origin, a list cannot be checked. */
export function checkReadable(response: RecordedResponse, origin: string | undefined): Result {
  const found = response.headers.get(ALLOW_ORIGIN);
  if (found === "*" || found === (origin ?? DEFAULT_ORIGIN)) return pass(found);
  if (origin === undefined && mayBeList(response)) {
    return skip(
      "perhaps only listed origins are allowed; add --origin with the origin of a page that has the form, such as --origin https://practice.example",
    );
  }
  return fail(`header ${ALLOW_ORIGIN}`, origin ? `* or ${origin}` : "*", found ?? "none");
}

/** Whether only listed origins may be allowed: the response names one, or depends on the origin. */
function mayBeList(response: RecordedResponse): boolean {
  const found = response.headers.get(ALLOW_ORIGIN);
  return found === null ? headerItems(response, "Vary").includes("origin") : isOrigin(found);
}

/** What the form depends on. */
export const REQUIRED_RULES: readonly RuleDefinition[] = [
  {
    id: "status",
    source: ENDPOINT,
    description: "An existing location returns status 200.",
    evaluate: ({ get }) =>
      unlessThrottled(get, () => check(get.status === 200, "status", "200", describeStatus(get))),
  },
  {
    id: "json",
    source: ENDPOINT,
    description: "The body is JSON.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        if (get.tooLarge) return skip(get.error ?? "");
        const result = readJson(get);
        return "json" in result
          ? pass(`${get.body.length} bytes`)
          : fail("body", "JSON in UTF-8", result.error);
      }),
  },
  {
    id: "cors",
    source: "Fetch, CORS protocol",
    description: "Pages of other origins may read the record.",
    evaluate: ({ widget, origin }) => answered(widget, () => checkReadable(widget, origin)),
  },
  {
    id: "no-preflight",
    source: "Fetch, CORS-safelisted request-header",
    description: "The record needs no request header that causes a preflight.",
    evaluate: ({ widget }) =>
      answered(widget, () => check(widget.status === 200, "status", "200", describeStatus(widget))),
  },
  {
    id: "browser-json",
    source: "Fetch, HTTP-network fetch",
    description: "Browsers, which send an origin and accept compression, get the same record.",
    evaluate: evaluateBrowserJson,
  },
];

function evaluateBrowserJson({ widget, get }: Responses): Result {
  return answered(widget, () => {
    if (widget.status !== 200) return skip(describeStatus(widget));
    if (widget.tooLarge || widget.body.length > MAX_BYTES) {
      const found = widget.error ?? `${(widget.body.length / MB).toFixed(1)} MB`;
      return fail(
        "body for a browser",
        `at most ${MAX_BYTES / MB} MB; the form reads no more`,
        found,
      );
    }
    const shown = readJson(widget);
    if ("error" in shown) return fail("body for a browser", "JSON in UTF-8", shown.error);
    if (get.status !== 200) return skip(describeStatus(get));
    const plain = readJson(get);
    if ("error" in plain) return skip(`no JSON to compare with: ${plain.error}`);
    const id = idOf(shown.json);
    const ok = normalizeLocationId(String(id)) === normalizeLocationId(String(idOf(plain.json)));
    const expected = describeValue(idOf(plain.json));
    return check(ok, "data.id for a browser", expected, describeValue(id));
  });
}

const idOf = (json: unknown) => valueAt(json, ["data", "id"]);
