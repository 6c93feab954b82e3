import { errorOutcome } from "../../client/submit-outcome.ts";
import {
  answered,
  check,
  describeStatus,
  type Finding,
  failIfAny,
  isThrottled,
  pass,
  type Result,
  type Rule,
  skip,
} from "../rules/rule.ts";
import type { RecordedResponse } from "../rules/send-request.ts";
import { describeResponse, isAccepted } from "./acceptance.ts";
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
export const REFUSAL_RULES: readonly Rule<ReceiverResponses>[] = [
  {
    id: "json-only",
    description: "Only application/json is accepted: other types get 415.",
    evaluate: (responses) => checkEach(responses, SIMPLE, "415", ({ status }) => status === 415),
  },
  {
    id: "bad-json",
    description: "What is not a booking request gets a client error, such as 400.",
    evaluate: (responses) =>
      checkEach(responses, NOT_A_REQUEST, "400", ({ status }) => status >= 400 && status < 500),
  },
  {
    id: "answer-errors",
    description: "An answer that the receiver rejects has a message under the answer's name.",
    evaluate: ({ invalid }) =>
      answered(invalid, () => {
        if (isAccepted(invalid)) return pass("accepts an invalid phone number");
        const outcome = errorOutcome(invalid.status, invalid.text ?? "");
        const ok = outcome.kind === "rejected" && Boolean(outcome.errors.phone);
        return check(ok, "invalid phone number", INVALID_EXPECTED, describeResponse(invalid));
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
  return failIfAny(findings, `status ${expected}`);
}
