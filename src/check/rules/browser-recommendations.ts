import { PAGE_ORIGIN } from "../requests.ts";
import {
  check,
  describeStatus,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  withResponse,
} from "./rule.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function checkReadable(headers: Headers): Result {
  const found = headers.get("Access-Control-Allow-Origin") ?? "none";
  const ok = found === "*" || found === PAGE_ORIGIN;
  return check(ok, "header Access-Control-Allow-Origin", `* or ${PAGE_ORIGIN}`, found);
}

/** What a browser on a practice's page needs. */
export const BROWSER_RECOMMENDATIONS: readonly RuleDefinition[] = [
  {
    id: "cors",
    source: "Fetch, CORS protocol",
    description: "Pages of other origins may read the record.",
    evaluate: ({ widget }) => withResponse(widget, () => checkReadable(widget.headers)),
  },
  {
    id: "cors-errors",
    source: "Fetch, CORS protocol",
    description: "Pages of other origins may read errors, which otherwise look like being offline.",
    evaluate: ({ unknownId }) => withResponse(unknownId, () => checkReadable(unknownId.headers)),
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
    id: "preflight",
    source: "Fetch, CORS-preflight fetch",
    description: "Preflight requests succeed.",
    evaluate: ({ preflight }) =>
      withResponse(preflight, () =>
        preflight.status >= 200 && preflight.status < 300
          ? checkReadable(preflight.headers)
          : fail("OPTIONS status", "2xx", describeStatus(preflight)),
      ),
  },
  {
    id: "https",
    source: "Mixed Content",
    description: "The URL is https, because https pages cannot load anything else.",
    evaluate: ({ get }) => {
      const { protocol, hostname } = new URL(get.url);
      const isLocal = LOOPBACK.test(hostname);
      return check(protocol === "https:" || isLocal, "URL", "https", protocol.replace(":", ""));
    },
  },
  {
    id: "no-cookie",
    source: "RFC 6265",
    description: "The response sets no cookie.",
    evaluate: ({ get }) =>
      withResponse(get, () =>
        get.headers.has("Set-Cookie")
          ? fail("header Set-Cookie", "none", "a cookie")
          : pass("none"),
      ),
  },
];
