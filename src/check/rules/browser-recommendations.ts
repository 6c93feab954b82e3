import { PAGE_ORIGIN } from "../requests.ts";
import { answered, broken, held, type Rule, statusSeen, type Verdict } from "./rule.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const readable = (headers: Headers): Verdict => {
  const seen = headers.get("Access-Control-Allow-Origin") ?? "none";
  return seen === "*" || seen === PAGE_ORIGIN
    ? held(seen)
    : broken("header Access-Control-Allow-Origin", `* or ${PAGE_ORIGIN}`, seen);
};

/** What the contract does not ask for, and a browser on a practice's page does. */
export const BROWSER_HABITS: readonly Rule[] = [
  {
    id: "cors",
    kind: "habit",
    source: "Fetch, CORS protocol",
    says: "A page of another origin may read the record.",
    judge: ({ widget }) => answered(widget, () => readable(widget.headers)),
  },
  {
    id: "cors-errors",
    kind: "habit",
    source: "Fetch, CORS protocol",
    says: "It may read errors too; it takes one that it cannot read for being offline.",
    judge: ({ unknown }) => answered(unknown, () => readable(unknown.headers)),
  },
  {
    id: "no-preflight",
    kind: "habit",
    source: "Fetch, CORS-safelisted request-header",
    says: "Accept alone is enough: the record needs no header that costs a preflight.",
    judge: ({ widget }) =>
      answered(widget, () =>
        widget.status === 200
          ? held("status 200 with Accept alone")
          : broken("status", "200", statusSeen(widget)),
      ),
  },
  {
    id: "preflight",
    kind: "habit",
    source: "Fetch, CORS-preflight fetch",
    says: "A preflight, where one comes, is granted.",
    judge: ({ preflight }) =>
      answered(preflight, () =>
        preflight.status >= 200 && preflight.status < 300
          ? readable(preflight.headers)
          : broken("OPTIONS status", "2xx", statusSeen(preflight)),
      ),
  },
  {
    id: "https",
    kind: "habit",
    source: "Mixed Content",
    says: "The address is https: a page that is https may load nothing else.",
    judge: ({ get }) => {
      const { protocol, hostname } = new URL(get.url);
      if (protocol === "https:") return held(protocol);
      return LOOPBACK.test(hostname)
        ? held("http on this computer")
        : broken("address", "https", protocol);
    },
  },
  {
    id: "no-cookie",
    kind: "habit",
    source: "RFC 6265",
    says: "The record comes without a cookie.",
    judge: ({ get }) =>
      answered(get, () =>
        get.headers.has("Set-Cookie")
          ? broken("header Set-Cookie", "none", "a cookie")
          : held("none"),
      ),
  },
];
