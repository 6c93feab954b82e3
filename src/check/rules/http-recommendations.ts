import { valueAt } from "../../contract/value-at.ts";
import {
  headerItems,
  jsonDepth,
  mediaType,
  readJson,
  readText,
} from "../requests/recorded-response.ts";
import { MAX_ANSWER_MS, type Responses } from "../requests/requests.ts";
import {
  answered,
  check,
  describeStatus,
  fail,
  isThrottled,
  pass,
  type Result,
  type RuleDefinition,
  skip,
  unlessThrottled,
  withJson,
  withSuccess,
} from "./rule.ts";

const MAX_DEPTH = 100;
/** Afterwards every patient reads what the practice has changed. */
const MAX_CACHED_SECONDS = 86_400;
const MAX_BYTES = 100_000;
const MIN_COMPRESSED_BYTES = 1000;

/** Recommendations that help every client and cache. */
export const HTTP_RECOMMENDATIONS: readonly RuleDefinition[] = [
  {
    id: "compression",
    source: "RFC 9110, 8.4",
    description: "Clients that accept gzip or brotli get a compressed record, and Vary says so.",
    evaluate: evaluateCompression,
  },
  {
    id: "identity",
    source: "RFC 9110, 12.5.3",
    description: "A client that accepts no compression gets none.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const found = get.headers.get("Content-Encoding") ?? "identity";
        return check(found === "identity", "header Content-Encoding", "none", found);
      }),
  },
  {
    id: "cache-control",
    source: "RFC 9111, 5.2",
    description: "Cache-Control says how long the record may be cached: at most a day.",
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const found = get.headers.get("Cache-Control") ?? "none";
        const [, seconds = "0"] = /\bmax-age=(\d+)/i.exec(found) ?? [];
        const isShort = Number(seconds) <= MAX_CACHED_SECONDS && !/\bimmutable\b/i.test(found);
        const ok = found !== "none" && isShort && !/\bno-store\b/i.test(found);
        return check(ok, "header Cache-Control", "max-age of at most a day, not no-store", found);
      }),
  },
  {
    id: "revalidation",
    source: "RFC 9110, 8.8 and 15.4.5",
    description:
      "The record has an ETag or a date, and a conditional request returns 304 for that one only.",
    evaluate: evaluateRevalidation,
  },
  {
    id: "slash-redirect",
    source: "RFC 9110, 15.4",
    description: "The path without its final slash redirects to the one with it, query included.",
    evaluate: evaluateSlashRedirect,
  },
  {
    id: "head-like-get",
    source: "RFC 9110, 9.3.2",
    description: "HEAD has the same status and media type as GET.",
    evaluate: ({ head, get }) =>
      answered(head, () => {
        if (get.status === 0 || isThrottled(get)) return skip(describeStatus(get));
        if (head.status !== get.status) {
          return fail("HEAD status", describeStatus(get), describeStatus(head));
        }
        return mediaType(head) === mediaType(get)
          ? pass(describeStatus(head))
          : fail("HEAD Content-Type", mediaType(get), mediaType(head) || "none");
      }),
  },
  {
    id: "head-body",
    source: "RFC 9110, 9.3.2",
    description: "The response to HEAD has no body, which could be read as the next response.",
    evaluate: ({ headBody }) =>
      headBody === null
        ? skip("no response")
        : check(headBody === 0, "body after HEAD", "none", `${headBody} bytes`),
  },
  {
    id: "unknown-id",
    source: "RFC 9110, 15.5.5",
    description: "An unknown id returns 404 in the envelope.",
    evaluate: ({ unknownId }) =>
      answered(unknownId, () => {
        if (unknownId.status !== 404) return fail("status", "404", describeStatus(unknownId));
        const result = readJson(unknownId);
        if ("error" in result) return fail("body of the 404", "JSON", result.error);
        const success = valueAt(result.json, ["success"]);
        return success === false
          ? pass("404, success false")
          : fail("success of the 404", "false", String(success));
      }),
  },
  {
    id: "malformed-id",
    source: "RFC 9110, 15.5",
    description: "An id that is not a UUID returns a client error, not a server error.",
    evaluate: ({ malformedId }) =>
      answered(malformedId, () => {
        const ok = malformedId.status >= 400 && malformedId.status < 500;
        return check(ok, "status", "404", describeStatus(malformedId));
      }),
  },
  {
    id: "depth",
    source: "RFC 8259, 9",
    description: `The JSON has at most ${MAX_DEPTH} levels; some browsers cannot parse many more.`,
    evaluate: (responses) =>
      withJson(responses, () => {
        const depth = jsonDepth(readText(responses.get.body) ?? "");
        return check(depth <= MAX_DEPTH, "body", `at most ${MAX_DEPTH} levels`, `${depth} levels`);
      }),
  },
  {
    id: "answer-time",
    source: "the widget's loading time",
    description: `The complete record arrives within ${MAX_ANSWER_MS / 1000} s: the best of three.`,
    evaluate: (responses) =>
      withSuccess(responses, (get) => {
        const complete = [get, ...responses.again].filter(({ status }) => status === 200);
        const ms = Math.min(...complete.map((response) => response.ms));
        const found = `${Math.round(ms)} ms`;
        return check(ms <= MAX_ANSWER_MS, "time", `at most ${MAX_ANSWER_MS} ms`, found);
      }),
  },
  {
    id: "size",
    source: "the widget's loading time",
    description: `The record is at most ${MAX_BYTES / 1000} kB.`,
    evaluate: (responses) =>
      withSuccess(responses, ({ body, tooLarge, error }) => {
        const found = tooLarge ? (error ?? "") : `${(body.length / 1000).toFixed(1)} kB`;
        const ok = !tooLarge && body.length <= MAX_BYTES;
        return check(ok, "body", `at most ${MAX_BYTES / 1000} kB`, found);
      }),
  },
];

function evaluateCompression({ compressed }: Responses): Result {
  return answered(compressed, () => {
    if (compressed.status !== 200) return skip(describeStatus(compressed));
    if (compressed.body.length < MIN_COMPRESSED_BYTES) return pass("too short to matter");
    const encoding = compressed.headers.get("Content-Encoding");
    if (encoding === null) return fail("header Content-Encoding", "gzip or br", "none");
    const names = headerItems(compressed, "Vary");
    return names.includes("accept-encoding") || names.includes("*")
      ? pass(encoding)
      : fail("header Vary", "Accept-Encoding", names.join(", ") || "none");
  });
}

function evaluateRevalidation(responses: Responses): Result {
  return withSuccess(responses, (get) => {
    const { revalidated, outdated } = responses;
    if (!(revalidated && outdated)) return fail("header ETag", "a validator", "none");
    return unlessThrottled(revalidated, () => {
      if (revalidated.status !== 304) {
        return fail("status with If-None-Match", "304", describeStatus(revalidated));
      }
      // Whoever has the record from before a change would keep it.
      return outdated.status === 304
        ? fail("status with an outdated validator", "200", describeStatus(outdated))
        : pass(get.headers.get("ETag") ?? "Last-Modified");
    });
  });
}

function evaluateSlashRedirect({ withoutSlash, get }: Responses): Result {
  return answered(withoutSlash, () => {
    const location = withoutSlash.headers.get("Location") ?? "";
    const target = URL.canParse(location, withoutSlash.url)
      ? new URL(location, withoutSlash.url).href
      : null;
    const expected = `${get.url}${new URL(withoutSlash.url).search}`;
    const ok = [301, 302, 307, 308].includes(withoutSlash.status) && target === expected;
    const found = describeStatus(withoutSlash);
    return check(ok, "status without the slash", `a redirect to ${expected}`, found);
  });
}
