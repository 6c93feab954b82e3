import { decodeUtf8, depthOf, listed, mediaType, readJson } from "../recorded-response.ts";
import { shownJson } from "./contains-json.ts";
import {
  answered,
  broken,
  held,
  keyOf,
  type Rule,
  statusSeen,
  unseen,
  withJson,
  withSuccess,
} from "./rule.ts";

const REFUSES_METHOD = new Set([405, 501]);
const WANTS_CREDENTIALS = new Set([401, 403, 407, 511]);
// Beyond it, to write the JSON down again could overflow the stack.
const MOST_DEPTH = 1000;
const ALLOWED = ["get", "head", "options"];

/** What the contract says of the answer as a whole: status, headers, methods, renderings. */
export const ANSWER_RULES: readonly Rule[] = [
  {
    id: "status",
    kind: "documented",
    source: "Endpoints, rule 1",
    says: "A location that exists is answered with status 200.",
    judge: ({ get }) =>
      get.status === 200 ? held("status 200") : broken("status", "200", statusSeen(get)),
  },
  {
    id: "final-slash",
    kind: "documented",
    source: "Endpoints, rule 3",
    says: "The path ends with a slash: it is the address itself and leads nowhere else.",
    judge: ({ get }) =>
      answered(get, () =>
        get.status >= 300 && get.status < 400 && get.headers.has("Location")
          ? broken("status", "no redirect", `${statusSeen(get)}, not followed`)
          : held(statusSeen(get)),
      ),
  },
  {
    id: "no-credentials",
    kind: "documented",
    source: "Authentication",
    says: "A request without credentials is answered.",
    judge: ({ get }) =>
      answered(get, () =>
        WANTS_CREDENTIALS.has(get.status) || get.headers.has("WWW-Authenticate")
          ? broken("status", "an answer without credentials", statusSeen(get))
          : held("none were sent"),
      ),
  },
  {
    id: "content-type",
    kind: "documented",
    source: "Endpoints, Response headers",
    says: "Content-Type is application/json.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = get.headers.get("Content-Type") ?? "none";
        const charset = /;\s*charset="?([^";\s]+)/i.exec(seen)?.[1]?.toLowerCase() ?? "utf-8";
        return mediaType(get) === "application/json" && charset === "utf-8"
          ? held(seen)
          : broken("header Content-Type", "application/json", seen);
      }),
  },
  {
    id: "allow",
    kind: "documented",
    source: "Endpoints, Response headers",
    says: "Allow lists GET, HEAD and OPTIONS.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = get.headers.get("Allow") ?? "none";
        return listed(get, "Allow").sort().join() === ALLOWED.join()
          ? held(seen)
          : broken("header Allow", "GET, HEAD, OPTIONS", seen);
      }),
  },
  {
    id: "vary",
    kind: "documented",
    source: "Endpoints, Response headers",
    says: "Vary names Accept.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = get.headers.get("Vary") ?? "none";
        const names = listed(get, "Vary");
        return names.includes("accept") || names.includes("*")
          ? held(seen)
          : broken("header Vary", "Accept", seen);
      }),
  },
  ...(["head", "options"] as const).map(
    (method): Rule => ({
      id: method,
      kind: "documented",
      source: "Endpoints, rule 4",
      says: `${method.toUpperCase()} is a method of the path, as Allow says.`,
      judge: (evidence) => {
        const { [method]: answer } = evidence;
        return answer.status === 0 || REFUSES_METHOD.has(answer.status)
          ? broken(`${method.toUpperCase()} status`, "an answer", statusSeen(answer))
          : held(statusSeen(answer));
      },
    }),
  ),
  {
    id: "format-api",
    kind: "documented",
    source: "Endpoints, Query parameter",
    says: "?format=api is the browsable rendering of the same JSON.",
    judge: (evidence) => {
      const { browsable } = evidence;
      if (browsable.status !== 200) return broken("status", "200", statusSeen(browsable));
      if (mediaType(browsable) === "application/json") {
        return broken("header Content-Type", "a page", "application/json");
      }
      return withJson(evidence, (json) => {
        if (depthOf(decodeUtf8(evidence.get.body) ?? "") > MOST_DEPTH) {
          return unseen(`more than ${MOST_DEPTH} levels of nesting`);
        }
        const page = browsable.problem === null ? decodeUtf8(browsable.body) : null;
        return page !== null && shownJson(page, json)
          ? held("a page with the same JSON")
          : broken("body", "the JSON of the plain answer", browsable.problem ?? "other text");
      });
    },
  },
  {
    id: "json",
    kind: "documented",
    source: "Endpoints, Success response",
    says: "The body is JSON.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        if (get.tooLarge) return unseen(get.problem ?? "");
        const reading = readJson(get);
        return "json" in reading
          ? held(`${get.body.length} bytes`)
          : broken("body", "JSON in UTF-8", reading.fault);
      }),
  },
  {
    id: "no-other-location",
    kind: "documented",
    source: "Endpoints, rule 2",
    says: "An id that no location has is not answered with another location's record.",
    judge: ({ unknown }) =>
      answered(unknown, () => {
        const reading = readJson(unknown);
        const data = "json" in reading ? keyOf(reading.json, "data") : undefined;
        return unknown.status === 200 && typeof keyOf(data, "id") === "string"
          ? broken("status", "no record", `status 200 with the record of ${keyOf(data, "id")}`)
          : held(statusSeen(unknown));
      }),
  },
];
