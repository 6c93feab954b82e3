import { isLoopback } from "../../web/http/origins.ts";
import { headerItems } from "../requests/recorded-response.ts";
import { checkReadable } from "./required-rules.ts";
import {
  answered,
  check,
  describeStatus,
  fail,
  pass,
  type Result,
  type RuleDefinition,
  withResponse,
} from "./rule.ts";

/** Whether an https page may request the URL. Browsers trust this computer without https. */
export function checkHttps(url: string): Result {
  const { protocol, hostname } = new URL(url);
  const ok = protocol === "https:" || isLoopback(hostname);
  return check(ok, "URL", "https", protocol.replace(":", ""));
}

/** Recommendations that help browsers on a practice's page. */
export const BROWSER_RECOMMENDATIONS: readonly RuleDefinition[] = [
  {
    id: "cors-errors",
    source: "Fetch, CORS protocol",
    description: "Pages of other origins may read errors, which otherwise look like being offline.",
    evaluate: ({ unknownId, origin }) =>
      answered(unknownId, () => checkReadable(unknownId, origin)),
  },
  {
    id: "vary-origin",
    source: "Fetch, CORS protocol and HTTP caches",
    description:
      "If the response names the origin, Vary lists Origin: caches must not mix them up.",
    evaluate: ({ widget }) =>
      answered(widget, () => {
        const allowed = widget.headers.get("Access-Control-Allow-Origin") ?? "*";
        const names = headerItems(widget, "Vary");
        const ok = allowed === "*" || names.includes("origin") || names.includes("*");
        return check(ok, "header Vary", "Origin", names.join(", ") || "none");
      }),
  },
  {
    id: "preflight",
    source: "Fetch, CORS-preflight fetch",
    description: "Preflight requests succeed.",
    evaluate: ({ preflight, origin }) =>
      answered(preflight, () =>
        preflight.status >= 200 && preflight.status < 300
          ? checkReadable(preflight, origin)
          : fail("OPTIONS status", "2xx", describeStatus(preflight)),
      ),
  },
  {
    id: "https",
    source: "Mixed Content",
    description: "The URL is https, because https pages cannot load anything else.",
    evaluate: ({ get }) => checkHttps(get.url),
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
