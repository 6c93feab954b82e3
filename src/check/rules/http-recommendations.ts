import { decodeUtf8, depthOf, listed, mediaType, readJson } from "../recorded-response.ts";
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

const MOST_DEPTH = 100;
const MOST_MS = 1000;
const MOST_BYTES = 100_000;
const WORTH_COMPRESSING = 1000;

/** What the contract does not ask for, and every client and cache is better with. */
export const HTTP_HABITS: readonly Rule[] = [
  {
    id: "compression",
    kind: "habit",
    source: "RFC 9110, 8.4",
    says: "A client that takes gzip or brotli gets the record compressed, and caches are told.",
    judge: ({ compressed }) =>
      answered(compressed, () => {
        if (compressed.status !== 200) return unseen(statusSeen(compressed));
        if (compressed.body.length < WORTH_COMPRESSING) return held("too short to be worth it");
        const seen = compressed.headers.get("Content-Encoding");
        if (seen === null) return broken("header Content-Encoding", "gzip or br", "none");
        const names = listed(compressed, "Vary");
        return names.includes("accept-encoding") || names.includes("*")
          ? held(seen)
          : broken("header Vary", "Accept-Encoding", names.join(", ") || "none");
      }),
  },
  {
    id: "cache-control",
    kind: "habit",
    source: "RFC 9111, 5.2",
    says: "Cache-Control says how long the record may be kept.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = get.headers.get("Cache-Control");
        return seen === null ? broken("header Cache-Control", "a policy", "none") : held(seen);
      }),
  },
  {
    id: "revalidation",
    kind: "habit",
    source: "RFC 9110, 8.8 and 15.4.5",
    says: "The record has an ETag or a date, and what did not change is answered with 304.",
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const { again } = evidence;
        if (again === null) return broken("header ETag", "a validator", "none");
        return again.status === 304
          ? held(get.headers.get("ETag") ?? "Last-Modified")
          : broken("status with If-None-Match", "304", statusSeen(again));
      }),
  },
  {
    id: "slash-redirect",
    kind: "habit",
    source: "RFC 9110, 15.4",
    says: "The path without its final slash leads to the one with it, query included.",
    judge: ({ slashless, get }) =>
      answered(slashless, () => {
        const location = slashless.headers.get("Location");
        const to =
          location !== null && URL.canParse(location, slashless.url)
            ? new URL(location, slashless.url).href
            : null;
        const wanted = `${get.url}${new URL(slashless.url).search}`;
        return [301, 302, 307, 308].includes(slashless.status) && to === wanted
          ? held(statusSeen(slashless))
          : broken("status without the slash", `a redirect to ${wanted}`, statusSeen(slashless));
      }),
  },
  {
    id: "head-like-get",
    kind: "habit",
    source: "RFC 9110, 9.3.2",
    says: "HEAD has the status and the type of GET.",
    judge: ({ head, get }) =>
      answered(head, () => {
        if (get.status === 0) return unseen(statusSeen(get));
        if (head.status !== get.status) {
          return broken("HEAD status", statusSeen(get), statusSeen(head));
        }
        return mediaType(head) === mediaType(get)
          ? held(statusSeen(head))
          : broken("HEAD Content-Type", mediaType(get), mediaType(head) || "none");
      }),
  },
  {
    id: "unknown-id",
    kind: "habit",
    source: "RFC 9110, 15.5.5",
    says: "An id that no location has is a 404 in the envelope.",
    judge: ({ unknown }) =>
      answered(unknown, () => {
        if (unknown.status !== 404) return broken("status", "404", statusSeen(unknown));
        const reading = readJson(unknown);
        if ("fault" in reading) return broken("body of the 404", "JSON", reading.fault);
        return keyOf(reading.json, "success") === false
          ? held("404, success false")
          : broken("success of the 404", "false", String(keyOf(reading.json, "success")));
      }),
  },
  {
    id: "malformed-id",
    kind: "habit",
    source: "RFC 9110, 15.5",
    says: "An id that is no UUID is refused, and the server does not fail over it.",
    judge: ({ malformed }) =>
      answered(malformed, () =>
        malformed.status >= 400 && malformed.status < 500
          ? held(statusSeen(malformed))
          : broken("status", "404", statusSeen(malformed)),
      ),
  },
  {
    id: "readable-text",
    kind: "habit",
    source: "Unicode, U+FFFD",
    says: "No character of the record was lost on its way into it.",
    judge: (evidence) =>
      withJson(evidence, () => {
        const at = new TextDecoder().decode(evidence.get.body).indexOf("\uFFFD");
        return at < 0
          ? held("no replacement character")
          : broken("body", "text", `a replacement character at ${at}`);
      }),
  },
  {
    id: "depth",
    kind: "habit",
    source: "RFC 8259, 9",
    says: `The JSON has ${MOST_DEPTH} levels at most; some browsers cannot read many more.`,
    judge: (evidence) =>
      withJson(evidence, () => {
        const depth = depthOf(decodeUtf8(evidence.get.body) ?? "");
        return depth <= MOST_DEPTH
          ? held(`${depth} levels`)
          : broken("body", `${MOST_DEPTH} levels at most`, `${depth} levels`);
      }),
  },
  {
    id: "answer-time",
    kind: "habit",
    source: "the widget's own patience",
    says: `The whole record is there within ${MOST_MS / 1000} s.`,
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = `${Math.round(get.ms)} ms`;
        return get.ms <= MOST_MS ? held(seen) : broken("time", `${MOST_MS} ms at most`, seen);
      }),
  },
  {
    id: "size",
    kind: "habit",
    source: "the widget's own patience",
    says: `The record has ${MOST_BYTES / 1000} kB at most.`,
    judge: (evidence) =>
      withSuccess(evidence, (get) => {
        const seen = `${(get.body.length / 1000).toFixed(1)} kB`;
        if (get.tooLarge)
          return broken("body", `${MOST_BYTES / 1000} kB at most`, get.problem ?? "");
        return get.body.length <= MOST_BYTES
          ? held(seen)
          : broken("body", `${MOST_BYTES / 1000} kB at most`, seen);
      }),
  },
];
