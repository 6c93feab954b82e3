import { errorOutcome } from "../../client/submit-outcome.ts";
import { type RecordedResponse, readText } from "../requests/recorded-response.ts";
import {
  answered,
  check,
  describeStatus,
  type Finding,
  isThrottled,
  pass,
  type Result,
  type RuleDefinition,
  skip,
} from "../rules/rule.ts";
import { describeResponse, isAccepted, SOURCE } from "./acceptance.ts";
import type { ReceiverRequestName, ReceiverResponses } from "./receiver-requests.ts";

type Sent = readonly (readonly [name: ReceiverRequestName, what: string])[];

/** What pages of every origin may send without a preflight. */
const SIMPLE: Sent = [
  ["plainText", "text/plain"],
  ["urlEncoded", "application/x-www-form-urlencoded"],
  ["multipart", "multipart/form-data"],
  ["withoutType", "no Content-Type"],
];
const NOT_A_REQUEST: Sent = [
  ["badJson", "invalid JSON"],
  ["noObject", "the JSON null"],
  ["noId", "a request without an id"],
];

const INVALID_EXPECTED = '2xx, or 422 or 400 with { "errors": { "phone": ["…"] } }';

/** What a receiver must refuse, and how. */
export const REFUSAL_RULES: readonly RuleDefinition<ReceiverResponses>[] = [
  {
    id: "json-only",
    source: SOURCE,
    description: "Only application/json is accepted: other types get 415.",
    evaluate: (responses) => checkEach(responses, SIMPLE, "415", ({ status }) => status === 415),
  },
  {
    id: "bad-json",
    source: SOURCE,
    description: "What is not a booking request gets a client error, such as 400.",
    evaluate: (responses) =>
      checkEach(responses, NOT_A_REQUEST, "400", ({ status }) => status >= 400 && status < 500),
  },
  {
    id: "answer-errors",
    source: SOURCE,
    description: "An answer that the receiver rejects has a message under the answer's name.",
    evaluate: ({ invalid }) =>
      answered(invalid, () => {
        if (isAccepted(invalid)) return pass("accepts an invalid phone number");
        const outcome = errorOutcome(invalid.status, readText(invalid.body) ?? "");
        const ok = outcome.kind === "rejected" && outcome.errors.phone;
        return check(
          Boolean(ok),
          "invalid phone number",
          INVALID_EXPECTED,
          describeResponse(invalid),
        );
      }),
  },
];

/** Checks the responses to several requests; those that were throttled are not checked. */
function checkEach(
  responses: ReceiverResponses,
  sent: Sent,
  expected: string,
  isRight: (response: RecordedResponse) => boolean,
): Result {
  const throttled = sent.find(([name]) => isThrottled(responses[name]));
  if (throttled) return skip(describeStatus(responses[throttled[0]]));
  const findings = sent.flatMap(([name, what]): Finding[] => {
    const response = responses[name];
    return isRight(response) ? [] : [{ where: what, expected, found: describeResponse(response) }];
  });
  return findings.length > 0 ? { outcome: "fail", findings } : pass(`status ${expected}`);
}
