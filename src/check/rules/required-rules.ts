import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "../../server/records/describe-value.ts";
import { headerItems, type RecordedResponse, readJson } from "../requests/recorded-response.ts";
import type { Responses } from "../requests/requests.ts";
import {
  check,
  describeStatus,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  skip,
  withResponse,
} from "./rule.ts";

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";

/** Whether the origin may read the response. Without a given origin, a list cannot be checked. */
export function checkReadable(response: RecordedResponse, origin: string | undefined): Result {
  const found = response.headers.get(ALLOW_ORIGIN);
  if (found === "*" || (found !== null && found === origin)) return pass(found);
  // With a list, only responses to listed origins have the header, so caches must vary by origin.
  const isList = found !== null || headerItems(response, "Vary").includes("origin");
  if (origin === undefined && isList) {
    return skip("perhaps only listed origins are allowed; use --origin");
  }
  return fail(`header ${ALLOW_ORIGIN}`, origin ? `* or ${origin}` : "*", found ?? "none");
}

/** What the form depends on, although the service does not document it. */
export const REQUIRED_RULES: readonly RuleDefinition[] = [
  {
    id: "cors",
    source: "Fetch, CORS protocol",
    description: "Pages of other origins may read the record.",
    evaluate: ({ widget, origin }) => withResponse(widget, () => checkReadable(widget, origin)),
  },
  {
    id: "no-preflight",
    source: "Fetch, CORS-safelisted request-header",
    description: "The record needs no request header that causes a preflight.",
    evaluate: ({ widget }) =>
      withResponse(widget, () =>
        check(widget.status === 200, "status", "200", describeStatus(widget)),
      ),
  },
  {
    id: "browser-json",
    source: "Fetch, HTTP-network fetch",
    description: "Browsers, which send an origin and accept compression, get the same record.",
    evaluate: evaluateBrowserJson,
  },
];

function evaluateBrowserJson({ widget, get }: Responses): Result {
  return withResponse(widget, () => {
    if (widget.status !== 200) return skip(describeStatus(widget));
    if (widget.tooLarge) return skip(widget.error ?? "");
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
