import { checkHttps, checkReadable } from "../rules/origin-rules.ts";
import {
  answered,
  check,
  describeStatus,
  type Finding,
  fail,
  failIfAny,
  pass,
  type Rule,
} from "../rules/rule.ts";
import { headerItems, type RecordedResponse } from "../rules/send-request.ts";
import type { ReceiverRequestName, ReceiverResponses } from "./receiver-requests.ts";

/** Refusals that a page may have to read, with what was sent. */
const REFUSALS: readonly (readonly [name: ReceiverRequestName, what: string])[] = [
  ["different", "a different request with the same id"],
  ["invalid", "an invalid phone number"],
  ["badJson", "invalid JSON"],
  ["plainText", "text/plain"],
  ["tooLarge", "70 kB"],
];

const ALLOW_HEADERS = "Access-Control-Allow-Headers";

function checkHeader(preflight: RecordedResponse, name: string) {
  const allowed = headerItems(preflight, ALLOW_HEADERS);
  const ok = allowed.includes(name) || allowed.includes("*");
  return check(ok, `header ${ALLOW_HEADERS}`, name, allowed.join(", ") || "none");
}

/** What browsers require, so that a page of another origin may send requests and read responses. */
export const PAGE_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "https",
    description: "The URL is https, because https pages cannot send to anything else.",
    evaluate: ({ target }) => checkHttps(target.url),
  },
  {
    id: "preflight",
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
    description: "With --idempotency-header, the preflight allows idempotency-key.",
    evaluate: ({ preflight, target }) =>
      target.idempotencyHeader
        ? answered(preflight, () => checkHeader(preflight, "idempotency-key"))
        : pass("not sent"),
  },
  {
    id: "cors",
    description: "The page may read the response.",
    evaluate: ({ first, target }) => answered(first, () => checkReadable(first, target.origin)),
  },
  {
    id: "cors-errors",
    description: "The page may read refusals, which otherwise look like a lost connection.",
    evaluate: (responses) => {
      const refused = REFUSALS.filter(([name]) => responses[name].status >= 400);
      const findings = refused.flatMap(([name, what]): readonly Finding[] => {
        const result = checkReadable(responses[name], responses.target.origin);
        const where = `response to ${what}`;
        return result.outcome === "fail" ? result.findings.map((one) => ({ ...one, where })) : [];
      });
      return failIfAny(findings, `${refused.length} of ${REFUSALS.length} refused`);
    },
  },
];
