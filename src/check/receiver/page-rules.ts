import { headerItems, type RecordedResponse } from "../requests/recorded-response.ts";
import { checkHttps } from "../rules/browser-recommendations.ts";
import { checkReadable } from "../rules/required-rules.ts";
import {
  answered,
  check,
  describeStatus,
  type Finding,
  fail,
  pass,
  type RuleDefinition,
} from "../rules/rule.ts";
import { SOURCE } from "./acceptance.ts";
import type { ReceiverRequestName, ReceiverResponses } from "./receiver-requests.ts";

/** Refusals that a page may have to read, with what was sent. */
const REFUSALS: readonly (readonly [name: ReceiverRequestName, what: string])[] = [
  ["different", "a different request with the same id"],
  ["invalid", "an invalid phone number"],
  ["badJson", "invalid JSON"],
  ["plainText", "text/plain"],
  ["tooLarge", "70 kB"],
  ["get", "GET"],
];

const allowsHeader = (preflight: RecordedResponse, name: string) => {
  const allowed = headerItems(preflight, "Access-Control-Allow-Headers");
  return allowed.includes(name) || allowed.includes("*");
};

const checkHeader = (preflight: RecordedResponse, name: string) =>
  check(
    allowsHeader(preflight, name),
    "header Access-Control-Allow-Headers",
    name,
    preflight.headers.get("Access-Control-Allow-Headers") ?? "none",
  );

/** What browsers require, so that a page of another origin may send requests and read responses. */
export const PAGE_RULES: readonly RuleDefinition<ReceiverResponses>[] = [
  {
    id: "https",
    source: "Mixed Content",
    description: "The URL is https, because https pages cannot send to anything else.",
    evaluate: ({ target }) => checkHttps(target.url),
  },
  {
    id: "preflight",
    source: SOURCE,
    description: "The preflight succeeds and allows the page's origin and content-type.",
    evaluate: ({ preflight, target }) =>
      answered(preflight, () => {
        if (preflight.status < 200 || preflight.status > 299) {
          return fail("OPTIONS status", "2xx", describeStatus(preflight));
        }
        const readable = checkReadable(preflight, target.origin);
        return readable.outcome === "pass" ? checkHeader(preflight, "content-type") : readable;
      }),
  },
  {
    id: "idempotency-key",
    source: SOURCE,
    description: "With --idempotency-header, the preflight allows idempotency-key.",
    evaluate: ({ preflight, target }) =>
      target.idempotencyHeader
        ? answered(preflight, () => checkHeader(preflight, "idempotency-key"))
        : pass("not sent"),
  },
  {
    id: "cors",
    source: SOURCE,
    description: "The page may read the response.",
    evaluate: ({ first, target }) => answered(first, () => checkReadable(first, target.origin)),
  },
  {
    id: "cors-errors",
    source: SOURCE,
    description: "The page may read refusals, which otherwise look like a lost connection.",
    evaluate: (responses) => {
      const refused = REFUSALS.filter(([name]) => responses[name].status >= 400);
      const findings = refused.flatMap(([name, what]): readonly Finding[] => {
        const result = checkReadable(responses[name], responses.target.origin);
        const where = `response to ${what}`;
        return result.outcome === "fail" ? result.findings.map((one) => ({ ...one, where })) : [];
      });
      return findings.length > 0
        ? { outcome: "fail", findings }
        : pass(`${refused.length} of ${REFUSALS.length} refused`);
    },
  },
];
